import { staleByContent } from '@manzil/contracts/content/events';
import { purgePage } from '@manzil/contracts/content/page-rpc';
import * as http from '@manzil/contracts/http/recycle-bin';
import { toSummary, type Bin, type PageSaved } from '@manzil/contracts/http/wire/page-rows';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CacheInvalidation } from '../../http/ports.js';
import { ListEveryPage } from './list-every-page.js';
import { RestorePage } from '../../shared/restore-page.js';

const RESTORED = 'Page is added again!';

/** Deleted pages, until they are restored or purged: by the calls of the spec, and by our own. */
@Controller()
export class RecycleBinController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly listEvery: ListEveryPage,
    private readonly restorePage: RestorePage,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.listWholeBin)
  async listWhole(): Promise<Bin> {
    return { combinedResults: await this.listEvery.deleted() };
  }

  @Endpoint(http.restorePageAtAddress)
  async restoreAtAddress({ params, session }: Input<typeof http.restorePageAtAddress>): Promise<PageSaved> {
    const page = await this.restorePage.restore(session.username, params.id);
    return { message: RESTORED, result: toSummary(page) };
  }

  @Endpoint(http.restorePage)
  async restore({ params, body, session }: Input<typeof http.restorePage>): Promise<PageSaved> {
    const page = await this.restorePage.restore(session.username, params.id, body.linkAddress);
    return { message: RESTORED, result: toSummary(page) };
  }

  @Endpoint(http.purgePage)
  async purge({ params: { id } }: Input<typeof http.purgePage>): Promise<void> {
    await this.rpc.request(purgePage, { id });
    this.cache.invalidate(staleByContent({ kind: 'page', id }));
  }
}
