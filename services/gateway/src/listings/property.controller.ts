import type { ListingCard } from '@manzil/contracts/listings/property';
import {
  listAreas,
  pickProperties,
  relatedProperties,
  searchProperties,
  suggestProperties,
} from '@manzil/contracts/listings/rpc';
import type {
  Area,
  AreasQuery,
  SearchQuery,
  SearchResult,
  Suggestion,
  SuggestQuery,
} from '@manzil/contracts/listings/search';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { doNotCacheUnless } from '../response-cache/do-not-cache.js';
import { pagelinkSchema } from './pagelink.js';
import { propertyIdSchema } from './property-id.js';
import {
  areasParamsSchema,
  idsParamsSchema,
  searchParamsSchema,
  suggestParamsSchema,
} from './search-query.js';
import { RELATED, ShowListing, type ShownListing } from './show-listing.js';

/** Listings for the pages of the site, in the contracts' own names. */
@Controller('api')
export class PropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showListing: ShowListing,
  ) {}

  @Get('properties')
  search(@Query({ schema: searchParamsSchema }) query: SearchQuery): Promise<SearchResult> {
    return this.rpc.ask(searchProperties, query);
  }

  @Get('suggestions')
  suggest(
    @Query({ schema: suggestParamsSchema }) query: SuggestQuery,
  ): Promise<{ suggestions: Suggestion[] }> {
    return this.rpc.ask(suggestProperties, query);
  }

  @Get('areas')
  areas(@Query({ schema: areasParamsSchema }) query: AreasQuery): Promise<{ areas: Area[] }> {
    return this.rpc.ask(listAreas, query);
  }

  /** Those of the listings named that are still on the market. */
  @Get('listing-cards')
  pick(@Query({ schema: idsParamsSchema }) query: { ids: number[] }): Promise<{ items: ListingCard[] }> {
    return this.rpc.ask(pickProperties, query);
  }

  @Get('properties/:pagelink')
  async show(
    @Param('pagelink', { schema: pagelinkSchema }) pagelink: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Omit<ShownListing, 'complete'>> {
    const { complete, ...shown } = await this.showListing.execute(pagelink);
    doNotCacheUnless(complete, response);
    return shown;
  }

  /** Others of the same kind, chosen anew for each visit. */
  @Get('properties/:id/others')
  others(@Param('id', { schema: propertyIdSchema }) id: number): Promise<{ items: ListingCard[] }> {
    return this.rpc.ask(relatedProperties, { id, count: RELATED, mode: 'random' });
  }
}
