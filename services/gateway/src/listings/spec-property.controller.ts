import { getProperty, searchProperties } from '@manzil/contracts/listings/rpc';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { DomainError, validationError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { PublicProblem } from '../problems/public-problem.js';
import { streamedFile } from '../problems/streamed-file.js';
import {
  toPropertyDetailRow,
  toPropertyRow,
  type PropertyDetailRow,
  type PropertyRow,
} from './property.wire.js';
import { propertyIdSchema } from './property-id.js';
import { asksForSearch, searchParamsFor } from './search-query.js';
import { StreamRows } from './stream-rows.js';

const BY_AD_TYPE = { sale: searchParamsFor('sale'), rent: searchParamsFor('rent') };

/** The listing calls of the spec, with its paths and its rows. */
@Controller()
export class SpecPropertyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly streamRows: StreamRows,
  ) {}

  @Get('allprosale')
  allForSale(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PropertyRow[] | StreamableFile> {
    return this.all('sale', query, response);
  }

  @Get('allprorent')
  allForRent(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PropertyRow[] | StreamableFile> {
    return this.all('rent', query, response);
  }

  /** A list with one row. An unknown or withdrawn listing, and what is no id, answers 404 with `msg`. */
  @Get('singleproperty1/:id')
  async one(@Param('id') wanted: string): Promise<PropertyDetailRow[]> {
    const id = propertyIdSchema.safeParse(wanted);
    if (!id.success) throw noProperty();
    const property = await this.rpc.ask(getProperty, { id: id.data }).catch(asNoProperty);
    if (property.withdrawnAt !== null) throw noProperty();
    return [toPropertyDetailRow(property)];
  }

  private async all(
    adType: AdType,
    query: Record<string, unknown>,
    response: Response,
  ): Promise<PropertyRow[] | StreamableFile> {
    if (!asksForSearch(query)) return streamedFile(await this.streamRows.execute(adType), response);
    const parsed = BY_AD_TYPE[adType].safeParse(query);
    if (!parsed.success) throw validationError(parsed.error);
    const { items } = await this.rpc.ask(searchProperties, parsed.data);
    return items.map(toPropertyRow);
  }
}

const noProperty = (): PublicProblem =>
  new PublicProblem('NOT_FOUND', 'There is no such property', { msg: 'Property not found' });

function asNoProperty(error: unknown): never {
  throw error instanceof DomainError && error.code === 'NOT_FOUND' ? noProperty() : error;
}
