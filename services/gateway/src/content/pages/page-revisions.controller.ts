import { staleByContent } from '@manzil/contracts/content/events';
import { restorePageRevision } from '@manzil/contracts/content/page-rpc';
import * as http from '@manzil/contracts/http/page-revisions';
import { toSummary, type PageSaved } from '@manzil/contracts/http/wire/page-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CacheInvalidation } from '../../http/ports.js';

/** Restores revisions of a page. */
@Controller()
export class PageRevisionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

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
