import type { Readable } from 'node:stream';
import { writeContentSitemap } from '@manzil/contracts/content/discovery-rpc';
import { writeListingSitemap } from '@manzil/contracts/listings/discovery-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from '../shared/site-origin.js';
import { streamSlices } from '../http/streaming/stream-slices.js';

/** Sitemaps, each from the service that owns its pages. */
@Injectable()
export class StreamSitemap {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  ofContent(name: z.input<typeof writeContentSitemap.request>['name']): Promise<Readable> {
    const origin = siteOrigin(this.config);
    return streamSlices((cursor: string | undefined) =>
      this.rpc.request(writeContentSitemap, { name, origin, cursor }),
    );
  }

  ofListings(name: z.input<typeof writeListingSitemap.request>['name']): Promise<Readable> {
    const origin = siteOrigin(this.config);
    return streamSlices((cursor: string | undefined) =>
      this.rpc.request(writeListingSitemap, { name, origin, cursor }),
    );
  }
}
