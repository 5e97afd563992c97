import * as http from '@manzil/contracts/http/bin';
import type { Result } from '@manzil/contracts/http/endpoint';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ListWholeBin } from './list-whole-bin.js';
import { PurgeFromBin } from './purge-from-bin.js';
import { RestoreFromBin } from './restore-from-bin.js';

/** The recycle bin of all content that staff publish, across services. */
@Controller()
export class BinController {
  constructor(
    private readonly listWholeBin: ListWholeBin,
    private readonly restoreFromBin: RestoreFromBin,
    private readonly purgeFromBin: PurgeFromBin,
  ) {}

  @Endpoint(http.listBin)
  async list(): Promise<Result<typeof http.listBin>> {
    return { entries: await this.listWholeBin.list() };
  }

  @Endpoint(http.restoreFromBin)
  restore({
    params,
    body,
    session,
  }: Input<typeof http.restoreFromBin>): Promise<Result<typeof http.restoreFromBin>> {
    return this.restoreFromBin.restore({ ...params, ...body, by: session.username });
  }

  @Endpoint(http.purgeFromBin)
  purge({ params }: Input<typeof http.purgeFromBin>): Promise<void> {
    return this.purgeFromBin.purge(params);
  }
}
