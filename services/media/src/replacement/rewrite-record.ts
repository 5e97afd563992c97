import { DOCUMENT_IDS, documentNameSchema } from '@manzil/contracts/content/documents';
import type { ContentKind } from '@manzil/contracts/content/lifecycle';
import { replaceFile } from '@manzil/contracts/content/lifecycle-rpc';
import { replaceFileInBlock } from '@manzil/contracts/content/saved-block-rpc';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

interface Replacement {
  from: string;
  to: string;
  by: string;
}

const OF_CONTENT: readonly ContentKind[] = [
  'document',
  'navigation-style',
  'blog-post',
  'team-member',
  'page',
];

/** Rewrites the record of an owner such as `page:12`, and its draft, through the service that owns it. */
@Injectable()
export class RewriteRecord {
  constructor(private readonly rpc: RpcClient) {}

  /** False for a kind that staff cannot edit, such as a listing of the feed. NOT_FOUND or GONE for a deleted record. */
  async rewrite(owner: string, replacement: Replacement): Promise<boolean> {
    const [named = '', key = ''] = owner.split(':');
    if (named === 'development') {
      const record = { kind: named, id: Number(key) } as const;
      await this.rpc.request(developmentLifecycle.replaceFile, { ...record, ...replacement });
      return true;
    }
    if (named === 'saved-block') {
      const { from, to } = replacement;
      await this.rpc.request(replaceFileInBlock, { id: Number(key), from, to });
      return true;
    }
    const kind = OF_CONTENT.find((known) => known === named);
    if (kind === undefined) return false;
    const id = kind === 'document' ? DOCUMENT_IDS[documentNameSchema.parse(key)] : Number(key);
    await this.rpc.request(replaceFile, { kind, id, ...replacement });
    return true;
  }
}
