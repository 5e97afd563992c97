import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  columnMapSchema,
  feedMappingSchema,
  feedSampleSchema,
  feedSourceSchema,
  MOST_SAMPLE_TEXT,
  unmappedValueListSchema,
} from './feed-mapping.js';
import { valueMapSchema } from './feed-values.js';

/** Returns how the columns and values of a source's feeds are mapped; an empty mapping of version 0 until staff save one. */
export const getFeedMapping = defineRpc({
  subject: 'rpc.listings.v1.feed-mapping.get',
  request: z.object({ source: feedSourceSchema }),
  response: feedMappingSchema,
  idempotent: true,
});

/** Replaces the mapping; imports read by it from the next one on. CONFLICT when somebody has saved since. */
export const setFeedMapping = defineRpc({
  subject: 'rpc.listings.v1.feed-mapping.set',
  request: z.object({
    source: feedSourceSchema,
    fields: columnMapSchema,
    /** Absent: stays as it is. */
    values: valueMapSchema.optional(),
    expectedVersion: z.int().min(0),
    by: z.string().min(1).max(60),
  }),
  response: feedMappingSchema,
});

/**
 * Reads the first records of a feed with `fields` and `values`. The feed is `text`, which may be cut off, or
 * at `location`, or else the configured one. UNPROCESSABLE when it cannot be had.
 */
export const sampleFeed = defineRpc({
  subject: 'rpc.listings.v1.feed-mapping.sample',
  request: z.object({
    text: z.string().max(MOST_SAMPLE_TEXT).optional(),
    location: z.string().max(2_000).optional(),
    fields: columnMapSchema,
    values: valueMapSchema.default({}),
  }),
  response: feedSampleSchema,
  idempotent: true,
  deadlineMs: 30_000,
});

/**
 * Words of a source's feed that were none of ours when it was last read to its end, by how many records have them;
 * `run` is null when it has not been. A mapping saved since counts from the next run on.
 */
export const listUnmappedValues = defineRpc({
  subject: 'rpc.listings.v1.feed-mapping.list-unmapped',
  request: z.object({ source: feedSourceSchema }),
  response: unmappedValueListSchema,
  idempotent: true,
});
