import { staleByContent } from '@manzil/contracts/content/events';
import type { PageDiff, PageRevision } from '@manzil/contracts/content/page';
import {
  diffPageRevision,
  getPageRevision,
  listPageRevisions,
  restorePageRevision,
} from '@manzil/contracts/content/page-rpc';
import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/page-revisions';
import { toSummary, type PageSaved } from '@manzil/contracts/http/wire/page-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CacheInvalidation } from '../../http/ports.js';

/** Every save of a page, for looking at and going back to. */
@Controller()
export class PageRevisionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.listPageRevisions)
  list({
    params,
    query,
  }: Input<typeof http.listPageRevisions>): Promise<Result<typeof http.listPageRevisions>> {
    return this.rpc.request(listPageRevisions, { pageId: params.id, ...query });
  }

  @Endpoint(http.showPageRevision)
  show({ params: { id, version } }: Input<typeof http.showPageRevision>): Promise<PageRevision> {
    return this.rpc.request(getPageRevision, { pageId: id, version });
  }

  @Endpoint(http.diffPageRevision)
  diff({ params: { id, version }, query }: Input<typeof http.diffPageRevision>): Promise<PageDiff> {
    return this.rpc.request(diffPageRevision, { pageId: id, version, ...query });
  }

  @Endpoint(http.restorePageRevision)
  async restore({
    params: { id, version },
    body,
    session,
  }: Input<typeof http.restorePageRevision>): Promise<PageSaved> {
    const wanted = { pageId: id, version, ...body, by: session.username };
    const page = await this.rpc.request(restorePageRevision, wanted);
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
    return { message: 'Page saved successfully!', result: toSummary(page) };
  }
}
