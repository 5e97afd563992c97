import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { staleByProperty } from '@manzil/contracts/listings/events';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import { overridesSchema } from '@manzil/contracts/listings/overrides';
import {
  overrideProperty,
  searchManagedProperties,
  type ManagedProperty,
} from '@manzil/contracts/listings/property-admin-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ResponseCache } from '../response-cache/response-cache.js';
import { pagelinkSchema } from './pagelink.js';
import { propertyIdSchema } from './property-id.js';
import { managedParamsSchema } from './search-query.js';
import { ShowManagedListing } from './show-managed-listing.js';

/** Listings for staff, hidden ones too, and what staff lock of them. */
@Controller('api')
export class ManagedPropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showListing: ShowManagedListing,
    private readonly cache: ResponseCache,
  ) {}

  @Get('admin/properties')
  search(
    @Query({ schema: managedParamsSchema }) search: z.output<typeof managedParamsSchema>,
  ): Promise<z.output<(typeof searchManagedProperties)['response']>> {
    return this.rpc.ask(searchManagedProperties, search);
  }

  @Get('admin/properties/:pagelink')
  show(@Param('pagelink', { schema: pagelinkSchema }) pagelink: string): Promise<ManagedListing> {
    return this.showListing.execute(pagelink);
  }

  /** Replaces all locks of the listing: what the body leaves out follows the feed again. */
  @Put('properties/:id/overrides')
  async override(
    @Param('id', { schema: propertyIdSchema }) id: number,
    @Body({ schema: overridesSchema }) overrides: Overrides,
  ): Promise<ManagedProperty> {
    const property = await this.rpc.ask(overrideProperty, { id, overrides });
    // Its event is on its way; who changed it must not be shown the old page before it arrives.
    this.cache.invalidate(staleByProperty({ ...property, what: 'published' }));
    return property;
  }
}
