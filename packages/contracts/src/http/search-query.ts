import { z } from 'zod';
import { managedSearchSchema } from '../listings/property-admin-rpc.js';
import {
  areasQuerySchema,
  pickQuerySchema,
  searchQuerySchema,
  sortSchema,
  suggestQuerySchema,
} from '../listings/search.js';
import { adTypeSchema, unitTypeSchema } from '../listings/vocabulary-schemas.js';
import type { AdType } from '../listings/vocabulary.js';
import { once, said, wholeNumber } from './query-values.js';

const yesOrNo = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** `6+` is how the filter says six or more; a plus sign in an address may have become a blank. */
const bedrooms = once.transform((text) => (/^6[+ ]$/.test(text) ? '6' : text)).pipe(wholeNumber);

const shape = {
  q: said(once.optional()),
  location: said(once.optional()),
  type: said(unitTypeSchema.optional()),
  minPrice: said(wholeNumber.optional()),
  maxPrice: said(wholeNumber.optional()),
  bedrooms: said(bedrooms.optional()),
  featured: said(yesOrNo.optional()),
  sort: said(sortSchema.optional()),
  page: said(wholeNumber.optional()),
  pageSize: said(wholeNumber.optional()),
};

/** The query string of a search: text in, a {@link searchQuerySchema} out. Unknown parameters are ignored. */
export const searchParamsSchema = z.object({ adType: said(adTypeSchema), ...shape }).pipe(searchQuerySchema);

/** The same where the path says whether it is sale or rent. */
export const searchParamsFor = (adType: AdType) =>
  z
    .object(shape)
    .transform((rest) => ({ adType, ...rest }))
    .pipe(searchQuerySchema);

export const suggestParamsSchema = z
  .object({
    q: once.default(''),
    adType: said(adTypeSchema.optional()),
    limit: said(wholeNumber.optional()),
  })
  .pipe(suggestQuerySchema);

export const areasParamsSchema = z
  .object({ adType: said(adTypeSchema), limit: said(wholeNumber.optional()) })
  .pipe(areasQuerySchema);

/** `ids=12,7,40`: listings by id. */
export const idsParamsSchema = z
  .object({
    ids: once
      .regex(/^\d{1,10}(?:,\d{1,10})*$/, 'must be whole numbers with commas between them')
      .transform((text) => text.split(',').map(Number)),
  })
  .pipe(pickQuerySchema);

/** A search of staff, who see all there is. */
export const managedParamsSchema = z
  .object({
    q: said(once.optional()),
    adType: said(adTypeSchema.optional()),
    type: said(unitTypeSchema.optional()),
    residential: said(yesOrNo.optional()),
    status: said(managedSearchSchema.shape.status.optional()),
    page: said(wholeNumber.optional()),
    pageSize: said(wholeNumber.optional()),
  })
  .pipe(managedSearchSchema);

/** The parameters of a search, by which its response is cached. */
export const SEARCH_PARAMETERS = ['adType', ...Object.keys(shape)];

/** Whether a query string asks for a search at all: one parameter of it with something in it. */
const asksForSearch = (query: Record<string, unknown>): boolean =>
  Object.keys(shape).some((name) => query[name] !== undefined && query[name] !== '');

/** A {@link searchParamsFor} where the query string asks for a search, else undefined: the whole list. */
export const searchOrAll = (adType: AdType) =>
  z.record(z.string(), z.unknown()).transform((query, context) => {
    if (!asksForSearch(query)) return undefined;
    const search = searchParamsFor(adType).safeParse(query);
    for (const { message, path } of search.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path });
    }
    return search.success ? search.data : z.NEVER;
  });
