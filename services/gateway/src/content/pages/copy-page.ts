import { staleByContent } from '@manzil/contracts/content/events';
import type { Page } from '@manzil/contracts/content/page';
import { copyPage } from '@manzil/contracts/content/page-rpc';
import type { Body } from '@manzil/contracts/http/endpoint';
import type * as http from '@manzil/contracts/http/pages';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { AssertPathIsFree } from '../../shared/assert-path-is-free.js';
import { CacheInvalidation } from '../../http/ports.js';

/** Creates a page with the content of another one. */
@Injectable()
export class CopyPage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly assertFree: AssertPathIsFree,
    private readonly cache: CacheInvalidation,
  ) {}

  async copy(by: string, id: number, about: Body<typeof http.copyPage>): Promise<Page> {
    await this.assertFree.assertFree({ link: about.linkAddress, wantedFor: 'page', field: 'linkAddress' });
    const copy = await this.rpc.request(copyPage, { ...about, id, by });
    this.cache.invalidate(staleByContent({ kind: 'page', id: copy.id }));
    return copy;
  }
}
