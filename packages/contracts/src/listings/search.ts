import { z } from 'zod';
import { PAGE_SIZE } from '../limits.js';
import { boundsSchema, circleSchema, nearTextSchema, polygonSchema } from './map-area.js';
import { MOST_NEAR_MINUTES } from './near.js';
import { listingCardSchema } from './property.js';
import { BEDROOMS_OR_MORE, MOST_BATHROOMS, MOST_CHEQUES, SORTS } from './vocabulary.js';
import {
  adTypeSchema,
  completionSchema,
  furnishingSchema,
  handoverYearSchema,
  pricePeriodSchema,
  tenureSchema,
  unitTypeSchema,
} from './vocabulary-schemas.js';

export const sortSchema = z.enum(SORTS);

/** Page numbers past this are refused: no real list is that long. */
export const MAX_PAGE = 100_000;

/** Maximum number of values of a filter. */
export const MOST_VALUES = 20;

/** One value or several; {@link listOf} reads both. An empty list means "any", like an absent one. */
const oneOrMore = <T extends z.ZodType>(value: T) =>
  z.union([value, z.array(value).max(MOST_VALUES)]).optional();

/** The values of a filter as a list; undefined means "any". */
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
   * Case-insensitive words that must all occur: as a part of name, title, emirate, community or sub-community, or
   * as the prefix of a word of description or amenities (a whole word if shorter than three letters). Also matches
   * a whole reference, ignoring case and separators, or a prefix of letters and digits, with or without separators
   * between them.
   */
  q: z.string().trim().max(200).optional(),
  /** Case-insensitive parts of the combined name, emirate, community and sub-community text; one of them must occur. */
  location: oneOrMore(z.string().trim().max(200)),
  /** Places stated in the search text; they apply if `location` is absent. */
  statedLocation: z.array(z.string().max(200)).max(MOST_VALUES).optional(),
  /** Substrings of the same fields that must not occur; stated in the search text. */
  noLocation: z.array(z.string().max(200)).max(MOST_VALUES).optional(),
  /** Communities in the exact spelling of the listings; any of these. */
  community: oneOrMore(z.string().max(200)),
  /** Any of these. */
  type: oneOrMore(unitTypeSchema),
  /** AED, per year for rent, or per month with {@link pricePeriodSchema} `monthly`. */
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
  /** Any of these. */
  tenure: oneOrMore(tenureSchema),
  /** Any of these years. */
  handoverYear: oneOrMore(handoverYearSchema),
  /** All of these, as the listings spell them. */
  amenities: oneOrMore(z.string().trim().max(100)),
  /** For each group, one of its amenities must be present; a group contains all spellings of one amenity. */
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
   * Keys of the listing's agent, any of these: registration numbers (BRN), and names in lower case with hyphens,
   * or unchanged when they have no Latin letters. Combined with a registration number, a name only matches
   * listings without one.
   */
  agent: oneOrMore(z.string().trim().max(100)),
  featured: z.boolean().optional(),
  /** Areas on the map: a listing must be in all given ones; one without coordinates never matches. */
  bounds: boundsSchema.optional(),
  polygon: polygonSchema.optional(),
  circle: circleSchema.optional(),
  /** A listing must be near all of these. */
  near: oneOrMore(nearTextSchema),
  /** Minutes on foot, estimated from the straight line; without them near means {@link NEAR_KM}. */
  nearMinutes: z.int().min(1).max(MOST_NEAR_MINUTES).optional(),
  sort: sortSchema.default('newest'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(48).default(PAGE_SIZE),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/**
 * Criteria of a search without sorting and pagination, as stored in a saved search. `q` is interpreted like a
 * search text.
 */
export const searchCriteriaSchema = searchQuerySchema.omit({
  community: true,
  statedLocation: true,
  noLocation: true,
  anyAmenities: true,
  noAmenities: true,
  sort: true,
  page: true,
  pageSize: true,
});
export type SearchCriteria = z.infer<typeof searchCriteriaSchema>;

/** Maximum numbers of listings and searches in one matching request. */
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
  tenure: facetSchema(tenureSchema).default([]),
  handoverYear: facetSchema(handoverYearSchema).default([]),
  /** The most frequent ones. */
  amenities: facetSchema(z.string()).default([]),
  /** The most frequent ones. */
  developer: facetSchema(z.string()).default([]),
  /**
   * Agents with the most listings, each with all keys that `agent` needs to find them. The agents named by the
   * search come first, merged into one entry.
   */
  agent: z.array(z.object({ keys: z.array(z.string()), name: z.string(), count: z.int() })).default([]),
  /** Counts by the value of `maxCheques`. */
  cheques: facetSchema(z.int()).default([]),
  hasPermit: facetSchema(z.boolean()).default([]),
  hasFloorPlan: facetSchema(z.boolean()).default([]),
  featured: facetSchema(z.boolean()).default([]),
  /** Counts by offered price and the chosen one, in the price period of the search. */
  minPrice: facetSchema(z.number()).default([]),
  maxPrice: facetSchema(z.number()).default([]),
  /**
   * All communities, by the value of `location`: the number of additional results when it is added to the search;
   * for one already in the search, the number of its own results. Largest first.
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
  /** The list parameter to which the form submits the text; it determines which listings the text matches. */
  field: z.enum(['q', 'location']).default('q'),
});
export type SuggestQuery = z.infer<typeof suggestQuerySchema>;

/** A matching building or sub-community (both of the kind `building`, unique by name) or community. */
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

/** A community with a link to its list, filtered by its name as `location`. */
export const areaSchema = z.object({
  name: z.string(),
  emirate: z.string(),
  /** Number of live listings that it leads to. */
  count: z.int(),
  /** Lowest price in AED, per year for rent; null when no listing states one. */
  priceFrom: z.number().nullable(),
  /** A photo of one of its newest listings; null when none has one. */
  image: z.string().nullable(),
});
export type Area = z.infer<typeof areaSchema>;
