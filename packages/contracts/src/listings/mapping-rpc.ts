import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { columnMapSchema, feedMappingSchema, feedSourceSchema } from './feed-mapping.js';
import { valueMapSchema } from './feed-values.js';

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
