import { staleByContent } from '@manzil/contracts/content/events';
import type { Page } from '@manzil/contracts/content/page';
import { getPage, restorePage } from '@manzil/contracts/content/page-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { AssertPathIsFree } from './assert-path-is-free.js';
import { CacheInvalidation } from '../http/ports.js';

/** Restores a page from the recycle bin, unless its path (or the given one) has been taken. */
@Injectable()
export class RestorePage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly assertFree: AssertPathIsFree,
    private readonly cache: CacheInvalidation,
  ) {}

  async restore(by: string, id: number, linkAddress?: string): Promise<Page> {
    const link = linkAddress ?? (await this.addressInBin(id));
    if (link !== undefined) {
      await this.assertFree.assertFree({ link, wantedFor: 'page', field: 'linkAddress' });
    }
    const page = await this.rpc.request(restorePage, {
      id,
      by,
      ...(linkAddress !== undefined && { linkAddress }),
    });
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
    return page;
  }

  /** Undefined for a page that does not exist: content returns the reason. */
  private async addressInBin(id: number): Promise<string | undefined> {
    try {
      await this.rpc.request(getPage, { id, drafts: true });
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'GONE') throw error;
      const address = error.extra.details?.linkAddress;
      return typeof address === 'string' ? address : undefined;
    }
  }
}
