import { Readable } from 'node:stream';
import { toPropertyRow } from '@manzil/contracts/http/wire/property-rows';
import { listProperties } from '@manzil/contracts/listings/property-rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type Slice = z.output<(typeof listProperties)['response']>;

/** Streams the whole live list as one JSON array, requested and sent slice by slice. */
@Injectable()
export class StreamRows {
  constructor(private readonly rpc: RpcClient) {}

  /** The first slice is requested before anything is sent, so that a failure still has a status of its own. */
  async stream(adType: AdType): Promise<Readable> {
    const first = await this.rpc.request(listProperties, { adType });
    return Readable.from(this.slices(adType, first), { objectMode: false });
  }

  private async *slices(adType: AdType, first: Slice): AsyncGenerator<string> {
    let slice = first;
    let before = '[';
    for (;;) {
      const rows = slice.items.map((listing) => JSON.stringify(toPropertyRow(listing)));
      if (rows.length > 0) {
        yield before + rows.join(',');
        before = ',';
      }
      if (slice.nextAfterId === null) break;
      slice = await this.rpc.request(listProperties, { adType, afterId: slice.nextAfterId });
    }
    yield before === '[' ? '[]' : ']';
  }
}
