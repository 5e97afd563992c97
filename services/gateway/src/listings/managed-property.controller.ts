import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/managed-listings';
import { staleByProperty } from '@manzil/contracts/listings/events';
import { overrideProperty, searchManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation } from '../http/ports.js';
import { ShowManagedListing } from './show-managed-listing.js';

/** Listings for staff, hidden ones too, and what staff lock of them. */
@Controller()
export class ManagedPropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showListing: ShowManagedListing,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.searchManagedListings)
  search({
    query,
  }: Input<typeof http.searchManagedListings>): Promise<Result<typeof http.searchManagedListings>> {
    return this.rpc.request(searchManagedProperties, query);
  }

  @Endpoint(http.showManagedListing)
  show({ params }: Input<typeof http.showManagedListing>): Promise<Result<typeof http.showManagedListing>> {
    return this.showListing.show(params.pagelink);
  }

  /** Replaces all locks of the listing: what the body leaves out is updated by the feed again. */
  @Endpoint(http.overrideListing)
  async override({
    params,
    body: overrides,
  }: Input<typeof http.overrideListing>): Promise<Result<typeof http.overrideListing>> {
    const property = await this.rpc.request(overrideProperty, { ...params, overrides });
    // Its event is on its way; who changed it must not be shown the old page before it arrives.
    this.cache.invalidate(staleByProperty({ ...property, what: 'published' }));
    return property;
  }
}
