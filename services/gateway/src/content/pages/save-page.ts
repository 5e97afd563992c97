import { staleByContent } from '@manzil/contracts/content/events';
import type { Page } from '@manzil/contracts/content/page';
import { createPage } from '@manzil/contracts/content/page-rpc';
import type { Body } from '@manzil/contracts/http/endpoint';
import type * as http from '@manzil/contracts/http/pages';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { AssertPathIsFree } from '../../shared/assert-path-is-free.js';
import { CacheInvalidation } from '../../http/ports.js';

/** Creates a page, at a path that no listing or development uses. */
@Injectable()
export class SavePage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly assertFree: AssertPathIsFree,
    private readonly cache: CacheInvalidation,
  ) {}

  async save(by: string, page: Body<typeof http.savePage>): Promise<Page> {
    await this.assertFree.assertFree({ link: page.linkAddress, wantedFor: 'page', field: 'linkAddress' });
    const saved = await this.rpc.request(createPage, { ...page, by });
    this.cache.invalidate(staleByContent({ kind: 'page', id: saved.id }));
    return saved;
  }
}
