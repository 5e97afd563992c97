import { Readable } from 'node:stream';
import { listProperties } from '@manzil/contracts/listings/rpc';
import { AD_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { GatewayConfig } from '../../config.js';
import type { PortalFormat } from './portal-format.js';

type Slice = z.output<(typeof listProperties)['response']>;

/** All live listings in a portal's own format, asked for and sent slice by slice: never held whole. */
@Injectable()
export class StreamPortalFeed {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The first slice is asked for before anything is sent, so that a failure still has a status of its own. */
  async execute(format: PortalFormat): Promise<Readable> {
    const first = await this.rpc.ask(listProperties, { adType: AD_TYPES[0] });
    return Readable.from(this.pieces(format, first), { objectMode: false });
  }

  private async *pieces(format: PortalFormat, first: Slice): AsyncGenerator<string> {
    const absolute = (path: string): string => new URL(path, this.config.PUBLIC_URL).href;
    yield format.start(new Date().toISOString());
    for (const adType of AD_TYPES) {
      for await (const { items } of this.slices(adType, adType === AD_TYPES[0] ? first : undefined)) {
        if (items.length > 0) yield items.map((property) => format.record(property, absolute)).join('');
      }
    }
    yield format.end;
  }

  private async *slices(adType: AdType, first: Slice | undefined): AsyncGenerator<Slice> {
    let slice = first ?? (await this.rpc.ask(listProperties, { adType }));
    yield slice;
    while (slice.nextAfterId !== null) {
      slice = await this.rpc.ask(listProperties, { adType, afterId: slice.nextAfterId });
      yield slice;
    }
  }
}
