import { Readable } from 'node:stream';
import { listPropertyAddresses } from '@manzil/contracts/listings/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from './site-origin.js';
import { SITEMAP_END, SITEMAP_START, sitemapEntry } from './sitemap-xml.js';

type Part = z.output<(typeof listPropertyAddresses)['response']>;

/** The sitemap of one slice of listings, asked for and sent part by part: never held whole here. */
@Injectable()
export class StreamListingSitemap {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The first part is asked for before anything is sent, so that a failure still has a status of its own. */
  async execute(slice: number): Promise<Readable> {
    const first = await this.rpc.ask(listPropertyAddresses, { slice });
    if (first.items.length === 0) throw new DomainError('NOT_FOUND', 'There is no such sitemap');
    return Readable.from(this.parts(slice, first), { objectMode: false });
  }

  private async *parts(slice: number, first: Part): AsyncGenerator<string> {
    const origin = siteOrigin(this.config);
    yield SITEMAP_START;
    for (let part = first; ;) {
      const lines = part.items.map(({ pagelink, updatedAt, image }) =>
        sitemapEntry(origin, { path: `/${pagelink}`, updatedAt, image }),
      );
      yield lines.join('');
      if (part.nextAfterId === null) break;
      part = await this.rpc.ask(listPropertyAddresses, { slice, afterId: part.nextAfterId });
    }
    yield SITEMAP_END;
  }
}
