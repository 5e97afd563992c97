import * as http from '@manzil/contracts/http/listing-rows';
import { numberInPath } from '@manzil/contracts/http/path-values';
import {
  toPropertyDetailRow,
  toPropertyRow,
  type PropertyDetailRow,
  type PropertyRow,
} from '@manzil/contracts/http/wire/property-rows';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import type { SearchQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { PublicProblem } from '../http/problems/public-problem.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { StreamRows } from './stream-rows.js';

/** The listing calls of the spec, with its paths and its rows. */
@Controller()
export class SpecPropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly streamRows: StreamRows,
  ) {}

  @Endpoint(http.listSaleRows)
  allForSale(
    { query }: Input<typeof http.listSaleRows>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PropertyRow[] | StreamableFile> {
    return this.all('sale', query, response);
  }

  @Endpoint(http.listRentRows)
  allForRent(
    { query }: Input<typeof http.listRentRows>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PropertyRow[] | StreamableFile> {
    return this.all('rent', query, response);
  }

  /** A list with one row. An unknown or withdrawn listing, and anything that is not an id, answers 404 with `msg`. */
  @Endpoint(http.showListingRow)
  async one({ params }: Input<typeof http.showListingRow>): Promise<PropertyDetailRow[]> {
    const id = numberInPath.safeParse(params.id);
    if (!id.success) throw noProperty();
    const property = await this.rpc.request(getProperty, { id: id.data }).catch(asNoProperty);
    if (property.withdrawnAt !== null) throw noProperty();
    return [toPropertyDetailRow(property)];
  }

  private async all(
    adType: AdType,
    search: SearchQuery | undefined,
    response: Response,
  ): Promise<PropertyRow[] | StreamableFile> {
    if (search === undefined) return streamedFile(await this.streamRows.stream(adType), response);
    const { items } = await this.rpc.request(searchProperties, search);
    return items.map(toPropertyRow);
  }
}

const noProperty = (): PublicProblem =>
  new PublicProblem('NOT_FOUND', 'There is no such property', { msg: 'Property not found' });

function asNoProperty(error: unknown): never {
  throw error instanceof DomainError && error.code === 'NOT_FOUND' ? noProperty() : error;
}
