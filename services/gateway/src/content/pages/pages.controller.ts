import { staleByContent } from '@manzil/contracts/content/events';
import type { Page } from '@manzil/contracts/content/page';
import { copyPage, updatePage } from '@manzil/contracts/content/page-rpc';
import * as http from '@manzil/contracts/http/pages';
import { toSummary, type PageSaved } from '@manzil/contracts/http/wire/page-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CacheInvalidation } from '../../http/ports.js';

/** Adds the calls that the spec lacks: changing a page, and copying one without loading it first. */
@Controller()
export class PagesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.updatePage)
  async update({ params, body, session }: Input<typeof http.updatePage>): Promise<PageSaved> {
    return this.saved(await this.rpc.request(updatePage, { ...body, ...params, by: session.username }));
  }

  @Endpoint(http.copyPage)
  async copy({ params, body, session }: Input<typeof http.copyPage>): Promise<PageSaved> {
    return this.saved(await this.rpc.request(copyPage, { ...body, ...params, by: session.username }));
  }

  private saved(page: Page): PageSaved {
    this.cache.invalidate(staleByContent({ kind: 'page', id: page.id }));
    return { message: 'Page saved successfully!', result: toSummary(page) };
  }
}
