import * as http from '@manzil/contracts/http/recycle-bin';
import { toSummary, type Bin, type PageSaved } from '@manzil/contracts/http/wire/page-rows';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ListEveryPage } from './list-every-page.js';
import { RestorePage } from '../../shared/restore-page.js';

const RESTORED = 'Page is added again!';

/** Deleted pages: listed and restored as in the spec, or restored at another path. */
@Controller()
export class RecycleBinController {
  constructor(
    private readonly listEvery: ListEveryPage,
    private readonly restorePage: RestorePage,
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
}
