import { pickProperties } from '@manzil/contracts/listings/rpc';
import { managedSearchSchema } from '@manzil/contracts/listings/property-admin-rpc';
import {
  areasQuerySchema,
  searchQuerySchema,
  sortSchema,
  suggestQuerySchema,
} from '@manzil/contracts/listings/search';
import { type AdType } from '@manzil/contracts/listings/vocabulary';
import { adTypeSchema, unitTypeSchema } from '@manzil/contracts/listings/vocabulary-schemas';
import { z } from 'zod';
import { once, said, wholeNumber } from '../problems/query-values.js';

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
  .pipe(pickProperties.request);

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

/** Whether a query string asks for a search at all: one parameter of it with something in it. */
export const asksForSearch = (query: Record<string, unknown>): boolean =>
  Object.keys(shape).some((name) => query[name] !== undefined && query[name] !== '');
