import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/managed-listings';
import { staleByProperty } from '@manzil/contracts/listings/events';
import * as rpc from '@manzil/contracts/listings/property-admin-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Inject, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation } from '../http/ports.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { streamSlices } from '../http/streaming/stream-slices.js';
import { siteOrigin } from '../shared/site-origin.js';
import { ShowManagedListing } from './show-managed-listing.js';

type Changed = Pick<rpc.ManagedProperty, 'id' | 'pagelink' | 'adType'>;

/** Listings for staff, hidden ones too, and what staff lock of them. */
@Controller()
export class ManagedPropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showListing: ShowManagedListing,
    private readonly cache: CacheInvalidation,
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

  /** Replaces all locks of the listing: what the body leaves out is updated by the feed again. */
  @Endpoint(http.overrideListing)
  async override({
    params,
    body: { reason, ...overrides },
  }: Input<typeof http.overrideListing>): Promise<Result<typeof http.overrideListing>> {
    const property = await this.rpc.request(rpc.overrideProperty, { ...params, overrides, reason });
    this.markStale([property]);
    return property;
  }

  @Endpoint(http.correctListing)
  async correct({
    params,
    body,
  }: Input<typeof http.correctListing>): Promise<Result<typeof http.correctListing>> {
    const property = await this.rpc.request(rpc.correctProperty, { ...params, ...body });
    this.markStale([property]);
    return property;
  }

  @Endpoint(http.correctListings)
  async correctMany({
    body,
  }: Input<typeof http.correctListings>): Promise<Result<typeof http.correctListings>> {
    const result = await this.rpc.request(rpc.correctProperties, body);
    this.markStale(result.changed);
    return result;
  }

  /** The event is on its way; who changed a listing must not be shown the old page before it arrives. */
  private markStale(changed: readonly Changed[]): void {
    this.cache.invalidate(changed.flatMap((listing) => staleByProperty({ ...listing, what: 'published' })));
  }
}
