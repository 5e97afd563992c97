import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/listings';
import { mapProperties, searchProperties, suggestProperties } from '@manzil/contracts/listings/property-rpc';
import { EncodedJson } from '@manzil/service-kit/encoded-json';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { doNotCacheUnless } from '../http/response-tags.js';
import { ShowListing } from './show-listing.js';

/** Listings for the pages of the site, with the field names of the contracts. */
@Controller()
export class PropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showListing: ShowListing,
  ) {}

  @Endpoint(http.searchListings)
  search({
    query,
  }: Input<typeof http.searchListings>): Promise<EncodedJson<Result<typeof http.searchListings>>> {
    return this.rpc.requestEncoded(searchProperties, { ...query, understand: true });
  }

  @Endpoint(http.mapListings)
  async map({
    query,
  }: Input<typeof http.mapListings>): Promise<EncodedJson<Result<typeof http.mapListings>>> {
    return withoutMark(await this.rpc.request(mapProperties, { ...query, understand: true }));
  }

  @Endpoint(http.suggestListings)
  async suggest({
    query,
  }: Input<typeof http.suggestListings>): Promise<EncodedJson<Result<typeof http.suggestListings>>> {
    return withoutMark(await this.rpc.request(suggestProperties, query));
  }

  @Endpoint(http.showListing)
  async show(
    { params }: Input<typeof http.showListing>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Result<typeof http.showListing>> {
    const { complete, ...shown } = await this.showListing.show(params.pagelink);
    doNotCacheUnless(complete, response);
    return shown;
  }
}

/** Removes the provisional mark from the body; only the caches use it. */
function withoutMark<T extends { provisional?: true | undefined }>(
  found: T,
): EncodedJson<Omit<T, 'provisional'>> {
  const { provisional, ...shown } = found;
  return new EncodedJson([Buffer.from(JSON.stringify(shown))], {
    ...shown,
    ...(provisional && { provisional }),
  });
}
