import { z } from 'zod';
import { PAGE_SIZE } from '../limits.js';
import { listingCardSchema } from './property.js';
import { BEDROOMS_OR_MORE, SORTS } from './vocabulary.js';
import { adTypeSchema, unitTypeSchema } from './vocabulary-schemas.js';

export const sortSchema = z.enum(SORTS);

/** Page numbers past this are refused: no real list is that long. */
export const MAX_PAGE = 100_000;

/** Every filter of the Buy and Rent pages. Absent means "any". */
export const searchQuerySchema = z.object({
  adType: adTypeSchema,
  /** Case-insensitive part of name, title, emirate, community or reference; every word must occur. */
  q: z.string().trim().max(200).optional(),
  /** Case-insensitive part of the combined name, emirate and community text. */
  location: z.string().trim().max(200).optional(),
  type: unitTypeSchema.optional(),
  /** AED, inclusive. */
  minPrice: z.int().min(0).max(10_000_000_000).optional(),
  /** AED, inclusive. */
  maxPrice: z.int().min(0).max(10_000_000_000).optional(),
  /** Exact, except {@link BEDROOMS_OR_MORE} which means that many or more; 0 is a studio. */
  bedrooms: z.int().min(0).max(BEDROOMS_OR_MORE).optional(),
  featured: z.boolean().optional(),
  sort: sortSchema.default('newest'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(48).default(PAGE_SIZE),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

const facetSchema = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/**
 * Counts by value. Each facet ignores its own filter and respects all others, so a count says how many
 * results choosing that value would give.
 */
export const facetsSchema = z.object({
  type: facetSchema(unitTypeSchema),
  bedrooms: facetSchema(z.int()),
  community: facetSchema(z.string()),
});
export type Facets = z.infer<typeof facetsSchema>;

export const searchResultSchema = z.object({
  items: z.array(listingCardSchema),
  /** Exact number of matches over all pages. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  facets: facetsSchema,
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const suggestQuerySchema = z.object({
  q: z.string().trim().min(1).max(100),
  adType: adTypeSchema.optional(),
  limit: z.int().min(1).max(20).default(10),
});
export type SuggestQuery = z.infer<typeof suggestQuerySchema>;

/** One building (de-duplicated by name) or community that matches what was typed. */
export const suggestionSchema = z.object({
  kind: z.enum(['building', 'community']),
  name: z.string(),
  community: z.string(),
  emirate: z.string(),
  /** Number of live listings that it leads to. */
  count: z.int(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Listings by id. */
export const pickQuerySchema = z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(60) });

export const areasQuerySchema = z.object({
  adType: adTypeSchema,
  limit: z.int().min(1).max(20).default(8),
});
export type AreasQuery = z.infer<typeof areasQuerySchema>;

/** A community as a way into the list: what a search for its name as `location` finds. */
export const areaSchema = z.object({
  name: z.string(),
  emirate: z.string(),
  /** Number of live listings that it leads to. */
  count: z.int(),
  /** AED of the cheapest, a year for rent; null when none of them states a price. */
  priceFrom: z.number().nullable(),
  /** A photo of one of the newest homes there; null when none of these has one. */
  image: z.string().nullable(),
});
export type Area = z.infer<typeof areaSchema>;
