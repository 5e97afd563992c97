import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { CONTENT_REWRITES } from './rewrite-content.js';
import { rewriteDevelopment } from './rewrite-development.js';
import type { Rewrite } from './rewrite.js';
import { swapFile } from './swap-file.js';

const REWRITES: Readonly<Record<string, Rewrite>> = { ...CONTENT_REWRITES, development: rewriteDevelopment };

/** Rewrites the record of an owner such as `page:12` with the service that owns it. */
@Injectable()
export class RewriteRecord {
  constructor(private readonly rpc: RpcClient) {}

  /** False for a kind that staff cannot edit, such as a listing of the feed. */
  async rewrite(owner: string, { from, to, by }: { from: string; to: string; by: string }): Promise<boolean> {
    const [kind = '', id = ''] = owner.split(':');
    const rewrite = REWRITES[kind];
    if (rewrite === undefined) return false;
    await rewrite(this.rpc, id, swapFile(from, to), by);
    return true;
  }
}
