import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/managed-listings';
import { staleByProperty } from '@manzil/contracts/listings/events';
import * as rpc from '@manzil/contracts/listings/own-listing-rpc';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation } from '../http/ports.js';

/** Listings that staff make. */
@Controller()
export class OwnListingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.createListing)
  async create({ body }: Input<typeof http.createListing>): Promise<Result<typeof http.createListing>> {
    return this.changed(await this.rpc.request(rpc.createOwnListing, body));
  }

  @Endpoint(http.saveListing)
  async save({ params, body }: Input<typeof http.saveListing>): Promise<Result<typeof http.saveListing>> {
    return this.changed(await this.rpc.request(rpc.saveOwnListing, { ...params, ...body }));
  }

  @Endpoint(http.withdrawListing)
  async withdraw({
    params,
    body,
  }: Input<typeof http.withdrawListing>): Promise<Result<typeof http.withdrawListing>> {
    return this.changed(await this.rpc.request(rpc.withdrawOwnListing, { ...params, ...body }));
  }

  /** The event is on its way; who changed a listing must not be shown the old page before it arrives. */
  private changed(listing: ManagedProperty): ManagedProperty {
    if (listing.status !== 'draft') this.cache.invalidate(staleByProperty({ ...listing, what: 'published' }));
    return listing;
  }
}
