import { z } from 'zod';
import { adTypeSchema, unitTypeSchema } from '../listings/vocabulary-schemas.js';
import { text } from './text.js';

/** Maximum number of listings shown below a post. */
export const MOST_RELATED_HOMES = 6;

/** A listing by its id; the reference identifies it for staff once it is off the market. */
const namedHomeSchema = z.object({ id: z.int().min(1), reference: text(100) });

export const relatedHomesSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('none') }),
  z.object({
    by: z.literal('hand'),
    homes: z.array(namedHomeSchema).min(1, 'Name at least one home').max(MOST_RELATED_HOMES),
  }),
  z.object({
    by: z.literal('search'),
    adType: adTypeSchema,
    /** A community; empty for all places. */
    location: text(100).trim().default(''),
    /** Null for all types. */
    unitType: unitTypeSchema.nullable().default(null),
  }),
]);
export type RelatedHomes = z.output<typeof relatedHomesSchema>;
