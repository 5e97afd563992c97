import { staleByContent } from '@manzil/contracts/content/events';
import type { Page } from '@manzil/contracts/content/page';
import { getPage, updatePage } from '@manzil/contracts/content/page-rpc';
import type { Body } from '@manzil/contracts/http/endpoint';
import type * as http from '@manzil/contracts/http/pages';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { AssertPathIsFree } from '../../shared/assert-path-is-free.js';
import { CacheInvalidation } from '../../http/ports.js';

/** Saves a page. Only a new path is checked: a page may always keep its path. */
@Injectable()
export class UpdatePage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly assertFree: AssertPathIsFree,
    private readonly cache: CacheInvalidation,
  ) {}

  async update(by: string, id: number, change: Body<typeof http.updatePage>): Promise<Page> {
    const { linkAddress } = change;
    const current = await this.rpc.request(getPage, { id, drafts: true });
    if (!('page' in current) || current.page.linkAddress !== linkAddress) {
      await this.assertFree.assertFree({ link: linkAddress, wantedFor: 'page', field: 'linkAddress' });
    }
    const saved = await this.rpc.request(updatePage, { ...change, id, by });
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
    return saved;
  }
}
