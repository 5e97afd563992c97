import type { BinEntryKind, BinKind } from '@manzil/contracts/content/bin';
import * as content from '@manzil/contracts/content/bin-rpc';
import { restorePage } from '@manzil/contracts/content/page-rpc';
import { staleByContent } from '@manzil/contracts/content/events';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { restoreDevelopment } from '@manzil/contracts/listings/development-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../http/ports.js';
import { shownIn } from '../shared/shown-in.js';

interface Restore {
  kind: BinKind;
  id: number;
  slug?: string | undefined;
  name?: string | undefined;
  by: string;
}

interface Restored {
  id: number;
  version: number;
}

/**
 * Restores an entry from the recycle bin, with its parts, unless its slug is in use: the error names `slug` for every
 * kind.
 */
@Injectable()
export class RestoreFromBin {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  async restore({ kind, ...request }: Restore): Promise<Restored> {
    try {
      if (kind === 'page') return await this.page(request);
      if (kind === 'development') return await this.development(request);
      return await this.entry(kind, request);
    } catch (error) {
      throw error instanceof DomainError ? namingSlug(error) : error;
    }
  }

  private async page({ id, slug, by }: Omit<Restore, 'kind'>): Promise<Restored> {
    const link = slug !== undefined && { linkAddress: slug };
    const { version } = await this.rpc.request(restorePage, { id, by, ...link });
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
    return { id, version };
  }

  private async development({ id, slug, name, by }: Omit<Restore, 'kind'>): Promise<Restored> {
    const changes = { ...(slug !== undefined && { pagelink: slug }), ...(name !== undefined && { name }) };
    const restored = await this.rpc.request(restoreDevelopment, { id, ...changes, by });
    this.cache.invalidate(staleByDevelopment(restored.development));
    return { id, version: restored.version };
  }

  private async entry(kind: BinEntryKind, { id, slug, by }: Omit<Restore, 'kind'>): Promise<Restored> {
    const restored = await this.rpc.request(content.restoreFromBin, {
      kind,
      id,
      by,
      ...(slug !== undefined && { slug }),
    });
    this.cache.invalidate(staleByContent(shownIn(kind, id)));
    return restored;
  }
}

const SLUGS = new Set(['linkAddress', 'pagelink']);

function namingSlug(error: DomainError): DomainError {
  const { issues } = error.extra;
  if (issues === undefined) return error;
  const named = issues.map((issue) => (SLUGS.has(issue.field) ? { ...issue, field: 'slug' } : issue));
  return new DomainError(error.code, error.message, { ...error.extra, issues: named }, { cause: error });
}
