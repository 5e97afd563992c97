import { z } from 'zod';
import { provisionalSchema } from './provisional.js';
import { searchQuerySchema } from './search.js';

/** A search whose matches are counted. */
const variantSchema = searchQuerySchema.omit({ sort: true, page: true, pageSize: true }).extend({
  /** Moves this limit to the nearest offered price with which the search has matches. */
  relax: z.enum(['minPrice', 'maxPrice']).optional(),
});

/** Variants of one search; their texts are interpreted. */
export const countVariantsSchema = z.object({
  variants: z.array(variantSchema).min(1).max(40),
  /** Values of `location`; each variant is also counted with each of them instead of its own. */
  places: z.array(z.string().trim().max(200)).max(20).default([]),
});
export type CountVariants = z.output<typeof countVariantsSchema>;

export const variantCountsSchema = z.object({
  /** In the order of the variants. */
  variants: z.array(
    z.object({
      /** Exact number of matches; 0 if there are none at any offered price. */
      total: z.int(),
      /** The price that the relaxed limit was moved to, in the period of the search. */
      limit: z.number().optional(),
      /** In the order of the places. */
      places: z.array(z.int()),
    }),
  ),
  provisional: provisionalSchema,
});
export type VariantCounts = z.output<typeof variantCountsSchema>;
