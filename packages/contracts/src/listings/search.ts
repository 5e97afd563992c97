import { z } from 'zod';
import { PAGE_SIZE } from '../limits.js';
import { boundsSchema, circleSchema, nearSchema, polygonSchema } from './map-area.js';
import { listingCardSchema } from './property.js';
import { BEDROOMS_OR_MORE, MOST_BATHROOMS, MOST_CHEQUES, SORTS } from './vocabulary.js';
import {
  adTypeSchema,
  completionSchema,
  furnishingSchema,
  pricePeriodSchema,
  unitTypeSchema,
} from './vocabulary-schemas.js';

export const sortSchema = z.enum(SORTS);

/** Page numbers past this are refused: no real list is that long. */
export const MAX_PAGE = 100_000;

/** A filter takes at most this many values. */
export const MOST_VALUES = 20;

/** One value or several; {@link listOf} reads both. An empty list means "any", like an absent one. */
const oneOrMore = <T extends z.ZodType>(value: T) =>
  z.union([value, z.array(value).max(MOST_VALUES)]).optional();

/** The values of a filter that takes one or several; undefined means "any". */
export function listOf<T>(given: T | T[] | undefined): T[] | undefined {
  const list = Array.isArray(given) ? given : given === undefined ? [] : [given];
  return list.length === 0 ? undefined : list;
}

/** AED, inclusive. */
const price = z.int().min(0).max(10_000_000_000).optional();
/** sq ft, inclusive. */
const area = z.int().min(0).max(100_000_000).optional();

/**
 * Every filter of the Buy and Rent pages. Absent means "any". A listing that does not state a field is not found by a
 * filter of that field.
 */
export const searchQuerySchema = z.object({
  adType: adTypeSchema,
  /**
   * Case-insensitive words that must all occur: as a part of name, title, emirate, community or sub-community, or as the
   * beginning of a word of description or amenities (a whole word when it is shorter than three letters). A reference is
   * found by the whole of it, apart from case and separators, or by letters and digits that it begins with, with or
   * without separators between them.
   */
  q: z.string().trim().max(200).optional(),
  /** Case-insensitive parts of the combined name, emirate, community and sub-community text; one of them must occur. */
  location: oneOrMore(z.string().trim().max(200)),
  /** Places that the text of a search states; they count where `location` is absent. */
  statedLocation: z.array(z.string().max(200)).max(MOST_VALUES).optional(),
  /** Parts of the same text, of which none may occur. The text of a search states them. */
  noLocation: z.array(z.string().max(200)).max(MOST_VALUES).optional(),
  /** Communities in the exact spelling of the listings; any of these. */
  community: oneOrMore(z.string().max(200)),
  /** Any of these. */
  type: oneOrMore(unitTypeSchema),
  /** AED a year for rent, or a month with {@link pricePeriodSchema} `monthly`. */
  minPrice: price,
  maxPrice: price,
  /** The period of `minPrice` and `maxPrice` of a rent; a year by default, and without effect for sale. */
  pricePeriod: pricePeriodSchema.optional(),
  /** Any of these; exact, except {@link BEDROOMS_OR_MORE} which means that many or more; 0 is a studio. */
  bedrooms: oneOrMore(z.int().min(0).max(BEDROOMS_OR_MORE)),
  minBathrooms: z.int().min(0).max(MOST_BATHROOMS).optional(),
  minArea: area,
  maxArea: area,
  minPlotArea: area,
  maxPlotArea: area,
  /** Any of these. */
  furnishing: oneOrMore(furnishingSchema),
  completion: completionSchema.optional(),
  /** All of these, as the listings spell them. */
  amenities: oneOrMore(z.string().trim().max(100)),
  /** For each group, one of its amenities must be there: the names that the listings have for one thing. */
  anyAmenities: z
    .array(z.array(z.string().max(100)).max(100))
    .max(MOST_VALUES)
    .optional(),
  /** Any of these, as the listings spell them. */
  developer: oneOrMore(z.string().trim().max(100)),
  /** None of these, as the listings spell them. */
  noAmenities: z.array(z.string().max(100)).max(200).optional(),
  /** The rent can be paid in this many cheques or fewer. */
  maxCheques: z.int().min(1).max(MOST_CHEQUES).optional(),
  /** The listing states the number of its advertisement permit. */
  hasPermit: z.boolean().optional(),
  hasFloorPlan: z.boolean().optional(),
  /**
   * Keys of the agent of the listing, any of these: registration numbers (BRN), and names in lower case with hyphens,
   * or as they are when they have no Latin letters. Beside a registration number a name finds only listings without one.
   */
  agent: oneOrMore(z.string().trim().max(100)),
  featured: z.boolean().optional(),
  /** Parts of the map: a listing must be in all that are given, and one without coordinates is in none. */
  bounds: boundsSchema.optional(),
  polygon: polygonSchema.optional(),
  circle: circleSchema.optional(),
  /** A listing is near all of these; see {@link NEAR_KM}. The text of a search states them. */
  near: z.array(nearSchema).max(MOST_VALUES).optional(),
  sort: sortSchema.default('newest'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(48).default(PAGE_SIZE),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/**
 * Criteria of a search without the presentation of its list, as a saved search has them. `q` is understood as
 * the text of a search is.
 */
export const searchCriteriaSchema = searchQuerySchema.omit({
  community: true,
  statedLocation: true,
  noLocation: true,
  anyAmenities: true,
  noAmenities: true,
  near: true,
  sort: true,
  page: true,
  pageSize: true,
});
export type SearchCriteria = z.infer<typeof searchCriteriaSchema>;

/** The most homes and searches that are matched by one request. */
export const MATCH_LIMITS = { homes: 20_000, searches: 1_000 } as const;

const facetSchema = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/**
 * Counts by value: how many results a search for that value alone would give, with all other filters as they are. A
 * listing that does not state a field is not counted for it, and values without results are left out. `amenities`
 * counts the results of adding an amenity to the chosen ones; `community` counts the matches of all filters.
 */
export const facetsSchema = z.object({
  type: facetSchema(unitTypeSchema),
  bedrooms: facetSchema(z.int()),
  /** The largest ones. */
  community: facetSchema(z.string()),
  // The previous release does not count the following fields.
  /** Counts by the value of `minBathrooms`. */
  bathrooms: facetSchema(z.int()).default([]),
  furnishing: facetSchema(furnishingSchema).default([]),
  completion: facetSchema(completionSchema).default([]),
  /** The most frequent ones. */
  amenities: facetSchema(z.string()).default([]),
  /** The most frequent ones. */
  developer: facetSchema(z.string()).default([]),
  /**
   * Agents with the most homes, each by the keys that `agent` finds all of theirs by. The ones that the search names
   * come first, as one.
   */
  agent: z.array(z.object({ keys: z.array(z.string()), name: z.string(), count: z.int() })).default([]),
  /** Counts by the value of `maxCheques`. */
  cheques: facetSchema(z.int()).default([]),
  hasPermit: facetSchema(z.boolean()).default([]),
  hasFloorPlan: facetSchema(z.boolean()).default([]),
  featured: facetSchema(z.boolean()).default([]),
  /** The prices that the list offers as limits, and the chosen one, in the period of the search. */
  minPrice: facetSchema(z.number()).default([]),
  maxPrice: facetSchema(z.number()).default([]),
  /**
   * All communities, by the value of `location`: how many more results a search gives that also names this one; of one
   * that it names already, how many that one alone gives. Those with the most come first.
   */
  place: facetSchema(z.string()).default([]),
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
  /** Parameter of the list in which the form sends the text; it decides which listings the text finds. */
  field: z.enum(['q', 'location']).default('q'),
});
export type SuggestQuery = z.infer<typeof suggestQuerySchema>;

/** One building or sub-community (de-duplicated by name), of the kind `building`, or community that matches what was typed. */
export const suggestionSchema = z.object({
  kind: z.enum(['building', 'community']),
  name: z.string(),
  community: z.string(),
  emirate: z.string(),
  /** Number of live listings that it leads to. */
  count: z.int(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Matches of the typed text other than places. */
export const namedSuggestionSchema = z.discriminatedUnion('kind', [
  /** A new-development project. */
  z.object({
    kind: z.literal('development'),
    name: z.string(),
    location: z.string(),
    pagelink: z.string(),
    /** Number of live listings with its name as their building or sub-community. */
    count: z.int(),
  }),
  z.object({
    kind: z.literal('agent'),
    name: z.string(),
    /** Values of the filter `agent`. */
    keys: z.array(z.string()),
    /** Number of live listings that the filter finds. */
    count: z.int(),
  }),
  /** A listing whose reference or permit number begins or ends with the typed text. */
  z.object({ kind: z.literal('listing'), reference: z.string(), name: z.string(), pagelink: z.string() }),
]);
export type NamedSuggestion = z.infer<typeof namedSuggestionSchema>;

/** A search text with the number of live listings that it finds. */
export const sentenceSchema = z.object({ text: z.string(), count: z.int() });
export type SentenceSuggestion = z.infer<typeof sentenceSchema>;

/** Listings by id. */
export const pickQuerySchema = z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(60) });

export const areasQuerySchema = z.object({
  adType: adTypeSchema,
  limit: z.int().min(1).max(20).default(8),
});
export type AreasQuery = z.infer<typeof areasQuerySchema>;

/** A community that links to the list: results of a search with its name as `location`. */
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
