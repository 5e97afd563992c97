import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/managed-listings';
import * as rpc from '@manzil/contracts/listings/property-admin-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { streamSlices } from '../http/streaming/stream-slices.js';
import { siteOrigin } from '../shared/site-origin.js';
import { ShowManagedListing } from './show-managed-listing.js';

/** Listings for staff, hidden ones too. */
@Controller()
export class ManagedPropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showListing: ShowManagedListing,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(http.exportManagedListings)
  async export(
    { query }: Input<typeof http.exportManagedListings>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const origin = siteOrigin(this.config);
    const csv = await streamSlices(async (after: number | undefined) => {
      const slice = await this.rpc.request(rpc.exportManagedProperties, { ...query, origin, after });
      return { text: slice.csv, next: slice.next };
    });
    const disposition = 'attachment; filename="listings.csv"';
    return streamedFile(csv, response, { type: 'text/csv; charset=utf-8', disposition });
  }

  @Endpoint(http.showManagedListing)
  show({ params }: Input<typeof http.showManagedListing>): Promise<Result<typeof http.showManagedListing>> {
    return this.showListing.show(params.pagelink);
  }
}
