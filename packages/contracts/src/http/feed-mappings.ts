import { z } from 'zod';
import {
  amountCurrencySchema,
  columnMapSchema,
  feedMappingSchema,
  feedSampleSchema,
  feedSourceSchema,
  MOST_SAMPLE_TEXT,
  recordNameSchema,
  unmappedValueListSchema,
} from '../listings/feed-mapping.js';
import { valueMapSchema } from '../listings/feed-values.js';
import { defineOperation } from './operation.js';

const params = z.object({ source: feedSourceSchema });

/** The column and value mapping of a source's feeds; an empty mapping of version 0 until staff save one. */
export const showFeedMapping = defineOperation({
  method: 'GET',
  path: '/api/feed/mappings/:source',
  audience: 'feed.read',
  area: 'Feed import',
  summary: 'What the columns of the CSV, JSON and XML feeds of a source mean, and the words of all its feeds',
  params,
  responses: { 200: feedMappingSchema },
  subject: 'rpc.listings.v1.feed-mapping.get',
  idempotent: true,
});

/**
 * Unmapped values of a source's feed in its last complete run, by the number of records that have them; `run` is null
 * if there was no such run. A mapping saved since applies from the next run on.
 */
export const listUnmappedValues = defineOperation({
  method: 'GET',
  path: '/api/feed/mappings/:source/unmapped',
  audience: 'feed.read',
  area: 'Feed import',
  summary:
    'Words of a source that were none of ours when its feed was last read, by how many records have them',
  params,
  responses: { 200: unmappedValueListSchema },
  subject: 'rpc.listings.v1.feed-mapping.list-unmapped',
  idempotent: true,
});

/** Applies from the next import on. CONFLICT when another user has saved since. */
export const saveFeedMapping = defineOperation({
  method: 'PUT',
  path: '/api/feed/mappings/:source',
  audience: 'feed.import',
  area: 'Feed import',
  summary: 'Replaces that; 409 with who and when if somebody has since `expectedVersion`',
  params,
  body: z.object({
    fields: columnMapSchema,
    /** Absent: unchanged. */
    recordName: recordNameSchema.optional(),
    /** Absent: unchanged. */
    amountCurrency: amountCurrencySchema.optional(),
    /** Absent: unchanged. */
    values: valueMapSchema.optional(),
    expectedVersion: z.int().min(0),
  }),
  responses: { 200: feedMappingSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.listings.v1.feed-mapping.set',
  caller: ['shortBy'],
  request: z.object({
    source: feedSourceSchema,
    fields: columnMapSchema,
    /** Absent: unchanged. */
    recordName: recordNameSchema.optional(),
    /** Absent: unchanged. */
    amountCurrency: amountCurrencySchema.optional(),
    /** Absent: unchanged. */
    values: valueMapSchema.optional(),
    expectedVersion: z.int().min(0),
    by: z.string().min(1).max(60),
  }),
});

/** The sample is read from `text`, else from `location`, else from the configured feed. */
export const sampleFeed = defineOperation({
  method: 'POST',
  path: '/api/feed/samples',
  audience: 'feed.import',
  area: 'Feed import',
  summary: 'What the first records of a feed would become under a mapping; nothing is stored',
  body: z.object({
    text: z.string().max(MOST_SAMPLE_TEXT).optional(),
    location: z.string().trim().max(2_000).optional(),
    fields: columnMapSchema.default({}),
    recordName: recordNameSchema.default(''),
    amountCurrency: amountCurrencySchema.default(''),
    values: valueMapSchema.default({}),
  }),
  responses: { 200: feedSampleSchema },
  problems: ['UNPROCESSABLE'],
  subject: 'rpc.listings.v1.feed-mapping.sample',
  request: z.object({
    text: z.string().max(MOST_SAMPLE_TEXT).optional(),
    location: z.string().max(2_000).optional(),
    fields: columnMapSchema,
    recordName: recordNameSchema.default(''),
    amountCurrency: amountCurrencySchema.default(''),
    values: valueMapSchema.default({}),
  }),
  deadlineMs: 30_000,
  idempotent: true,
});
