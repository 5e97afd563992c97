import { staleByContent } from '@manzil/contracts/content/events';
import { restorePage } from '@manzil/contracts/content/page-rpc';
import * as http from '@manzil/contracts/http/recycle-bin';
import { toSummary, type Bin, type PageSaved } from '@manzil/contracts/http/wire/page-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ListEveryPage } from './list-every-page.js';
import { CacheInvalidation } from '../../http/ports.js';

/** Deleted pages: listed and restored as in the spec, or restored at another path. */
@Controller()
export class RecycleBinController {
  constructor(
    private readonly listEvery: ListEveryPage,
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.listWholeBin)
  async listWhole(): Promise<Bin> {
    return { combinedResults: await this.listEvery.deleted() };
  }

  @Endpoint(http.restorePageAtAddress)
  async restoreAtAddress({ params, session }: Input<typeof http.restorePageAtAddress>): Promise<PageSaved> {
    return this.restored({ ...params, by: session.username });
  }

  @Endpoint(http.restorePage)
  async restore({ params, body, session }: Input<typeof http.restorePage>): Promise<PageSaved> {
    return this.restored({ ...params, ...body, by: session.username });
  }

  private async restored(request: z.input<typeof restorePage.request>): Promise<PageSaved> {
    const page = await this.rpc.request(restorePage, request);
    this.cache.invalidate(staleByContent({ kind: 'page', id: page.id }));
    return { message: 'Page is added again!', result: toSummary(page) };
  }
}
