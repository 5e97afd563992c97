import {
  columnMapSchema,
  feedSourceSchema,
  MOST_SAMPLE_TEXT,
  type FeedMapping,
  type FeedSample,
} from '@manzil/contracts/listings/feed-mapping';
import { valueMapSchema } from '@manzil/contracts/listings/feed-values';
import {
  getFeedMapping,
  listUnmappedValues,
  sampleFeed,
  setFeedMapping,
} from '@manzil/contracts/listings/mapping-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { CurrentSession } from '../accounts/current-session.js';
import type { ActiveSession } from '../accounts/sessions.js';

const savedSchema = z.object({
  fields: columnMapSchema,
  /** Absent: stays as it is. */
  values: valueMapSchema.optional(),
  expectedVersion: z.int().min(0),
});
const wishSchema = z.object({
  text: z.string().max(MOST_SAMPLE_TEXT).optional(),
  location: z.string().trim().max(2_000).optional(),
  fields: columnMapSchema.default({}),
  values: valueMapSchema.default({}),
});

/** What the columns and words of feeds mean, and what a feed would become by it. */
@Controller('api')
export class FeedMappingController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('feed/mappings/:source')
  show(@Param('source', { schema: feedSourceSchema }) source: string): Promise<FeedMapping> {
    return this.rpc.ask(getFeedMapping, { source });
  }

  @Get('feed/mappings/:source/unmapped')
  listUnmapped(
    @Param('source', { schema: feedSourceSchema }) source: string,
  ): Promise<z.output<typeof listUnmappedValues.response>> {
    return this.rpc.ask(listUnmappedValues, { source });
  }

  @Put('feed/mappings/:source')
  save(
    @Param('source', { schema: feedSourceSchema }) source: string,
    @Body({ schema: savedSchema }) { fields, values, expectedVersion }: z.output<typeof savedSchema>,
    @CurrentSession() session: ActiveSession,
  ): Promise<FeedMapping> {
    const by = session.username.slice(0, 60);
    return this.rpc.ask(setFeedMapping, { source, fields, values, expectedVersion, by });
  }

  /** Of a text, or else of what is at an address, or else of the configured feed. */
  @Post('feed/samples')
  @HttpCode(200)
  sample(@Body({ schema: wishSchema }) wish: z.output<typeof wishSchema>): Promise<FeedSample> {
    return this.rpc.ask(sampleFeed, wish);
  }
}
