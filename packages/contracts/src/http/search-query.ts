import { z } from 'zod';
import { managedFilterSchema, managedSearchSchema } from '../listings/property-admin-rpc.js';
import { mapProperties } from '../listings/property-rpc.js';
import { countVariantsSchema } from '../listings/search-variants.js';
import {
  areasQuerySchema,
  pickQuerySchema,
  searchQuerySchema,
  sortSchema,
  suggestQuerySchema,
} from '../listings/search.js';
import {
  adTypeSchema,
  completionSchema,
  furnishingSchema,
  pricePeriodSchema,
  tenureSchema,
  unitTypeSchema,
} from '../listings/vocabulary-schemas.js';
import type { AdType } from '../listings/vocabulary.js';
import { once, repeated, unlessEmpty, wholeNumber } from './query-values.js';

const yesOrNo = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** `6+` means six or more; the plus sign may have been decoded as a space. */
const bedrooms = once.transform((text) => (/^6[+ ]$/.test(text) ? '6' : text)).pipe(wholeNumber);

const numbers = (text: string): number[] => text.split(',').map(Number);

/** `55.1,25,55.2,25.1`: west, south, east and north. */
const bounds = once
  .regex(/^-?[\d.]+(?:,-?[\d.]+){3}$/, 'must be west, south, east and north with commas between them')
  .transform((text) => {
    const [west, south, east, north] = numbers(text);
    return { west, south, east, north };
  });

/** `55.1,25;55.2,25;55.2,25.1`: longitude and latitude of each corner. */
const polygon = once
  .regex(
    /^-?[\d.]+,-?[\d.]+(?:;-?[\d.]+,-?[\d.]+)*$/,
    'must be corners with semicolons between them, each a longitude, a comma and a latitude',
  )
  .transform((text) => text.split(';').map(numbers));

/** `55.14,25.08,2`: longitude, latitude and kilometres. */
const circle = once
  .regex(/^-?[\d.]+,-?[\d.]+,[\d.]+$/, 'must be longitude, latitude and kilometres with commas between them')
  .transform((text) => {
    const [longitude, latitude, km] = numbers(text);
    return { longitude, latitude, km };
  });

const shape = {
  q: unlessEmpty(once.optional()),
  location: repeated(once),
  community: repeated(once),
  type: repeated(unitTypeSchema),
  minPrice: unlessEmpty(wholeNumber.optional()),
  maxPrice: unlessEmpty(wholeNumber.optional()),
  pricePeriod: unlessEmpty(pricePeriodSchema.optional()),
  bedrooms: repeated(bedrooms),
  minBathrooms: unlessEmpty(wholeNumber.optional()),
  minArea: unlessEmpty(wholeNumber.optional()),
  maxArea: unlessEmpty(wholeNumber.optional()),
  minPlotArea: unlessEmpty(wholeNumber.optional()),
  maxPlotArea: unlessEmpty(wholeNumber.optional()),
  furnishing: repeated(furnishingSchema),
  completion: unlessEmpty(completionSchema.optional()),
  tenure: repeated(tenureSchema),
  handoverYear: repeated(wholeNumber),
  amenities: repeated(once),
  developer: repeated(once),
  maxCheques: unlessEmpty(wholeNumber.optional()),
  hasPermit: unlessEmpty(yesOrNo.optional()),
  hasFloorPlan: unlessEmpty(yesOrNo.optional()),
  agent: repeated(once),
  featured: unlessEmpty(yesOrNo.optional()),
  bounds: unlessEmpty(bounds.optional()),
  polygon: unlessEmpty(polygon.optional()),
  circle: unlessEmpty(circle.optional()),
  near: repeated(once),
  nearMinutes: unlessEmpty(wholeNumber.optional()),
  sort: unlessEmpty(sortSchema.optional()),
  page: unlessEmpty(wholeNumber.optional()),
  pageSize: unlessEmpty(wholeNumber.optional()),
};

/** Parses the query string of a search into a {@link searchQuerySchema}. Unknown parameters are ignored. */
export const searchParamsSchema = z
  .object({ adType: unlessEmpty(adTypeSchema), ...shape })
  .pipe(searchQuerySchema);

/** A search with the part of the map that is shown. */
export const mapParamsSchema = z
  .object({
    ...shape,
    adType: unlessEmpty(adTypeSchema),
    bounds,
    across: unlessEmpty(wholeNumber.optional()),
  })
  .pipe(mapProperties.request.omit({ understand: true }));

/** One parameter with all searches as JSON, because they are nested too deeply for a query string. */
export const variantsParamsSchema = z
  .object({
    request: once.max(16_000).transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    }),
  })
  .transform(({ request }) => request)
  .pipe(countVariantsSchema);

/** The same for paths that imply sale or rent. */
export const searchParamsFor = (adType: AdType) =>
  z
    .object(shape)
    .transform((rest) => ({ adType, ...rest }))
    .pipe(searchQuerySchema);

export const suggestParamsSchema = z
  .object({
    q: once.default(''),
    adType: unlessEmpty(adTypeSchema.optional()),
    limit: unlessEmpty(wholeNumber.optional()),
    field: unlessEmpty(suggestQuerySchema.shape.field.unwrap().optional()),
  })
  .pipe(suggestQuerySchema);

export const areasParamsSchema = z
  .object({ adType: unlessEmpty(adTypeSchema), limit: unlessEmpty(wholeNumber.optional()) })
  .pipe(areasQuerySchema);

/** `ids=12,7,40`: listings by id. */
export const idsParamsSchema = z
  .object({
    ids: once
      .regex(/^\d{1,10}(?:,\d{1,10})*$/, 'must be whole numbers with commas between them')
      .transform((text) => text.split(',').map(Number)),
  })
  .pipe(pickQuerySchema);

const managedFilterShape = {
  q: unlessEmpty(once.optional()),
  adType: unlessEmpty(adTypeSchema.optional()),
  type: unlessEmpty(unitTypeSchema.optional()),
  residential: unlessEmpty(yesOrNo.optional()),
  status: unlessEmpty(managedSearchSchema.shape.status.optional()),
  community: unlessEmpty(once.optional()),
  adviser: unlessEmpty(once.optional()),
  minPrice: unlessEmpty(wholeNumber.optional()),
  maxPrice: unlessEmpty(wholeNumber.optional()),
  hasPhotos: unlessEmpty(yesOrNo.optional()),
  hasPermit: unlessEmpty(yesOrNo.optional()),
  source: unlessEmpty(once.optional()),
};

/** Filters for staff, who see all listings. */
export const managedFilterParamsSchema = z.object(managedFilterShape).pipe(managedFilterSchema);

/** A search by staff: filters, sorting and pagination. */
export const managedParamsSchema = z
  .object({
    ...managedFilterShape,
    sort: unlessEmpty(managedSearchSchema.shape.sort.optional()),
    page: unlessEmpty(wholeNumber.optional()),
    pageSize: unlessEmpty(wholeNumber.optional()),
  })
  .pipe(managedSearchSchema);

/** Query parameters of a search, for the cache key of its response. */
export const SEARCH_PARAMETERS = ['adType', ...Object.keys(shape)];

/** Returns whether a query string is a search: at least one of its parameters is not empty. */
const asksForSearch = (query: Record<string, unknown>): boolean =>
  Object.keys(shape).some((name) =>
    [query[name]].flat().some((value) => value !== undefined && value !== ''),
  );

/** Parses a query string by {@link searchParamsFor}; undefined, for the whole list, when it contains no search. */
export const searchOrAll = (adType: AdType) =>
  z.record(z.string(), z.unknown()).transform((query, context) => {
    if (!asksForSearch(query)) return undefined;
    const search = searchParamsFor(adType).safeParse(query);
    for (const { message, path } of search.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path });
    }
    return search.success ? search.data : z.NEVER;
  });
