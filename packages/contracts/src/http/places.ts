import { z } from 'zod';
import {
  placeChoiceSchema,
  placeNameSchema,
  placeNamesSchema,
  placeSchema,
  unresolvedPlaceSchema,
} from '../listings/place.js';
import { catalogueTag, listTag } from '../cache-tags.js';
import { placePageSchema, movedPlaceSchema } from '../listings/place-page.js';
import { adTypeSchema, unitTypeSchema } from '../listings/vocabulary-schemas.js';
import { count, once, unlessEmpty } from './query-values.js';
import { defineOperation } from './operation.js';

/** Places by which search texts are interpreted, most listings first. */
export const listPlaces = defineOperation({
  method: 'GET',
  path: '/api/places',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary: 'The places that searches know, with their nicknames and the communities of the listings',
  responses: { 200: z.object({ places: z.array(placeSchema) }) },
  subject: 'rpc.listings.v1.place.list',
  idempotent: true,
});

/**
 * Absent texts stay unchanged; the previous release sends none. NOT_FOUND for an unknown place;
 * CONFLICT when another user has saved since, or another place has one of the names.
 */
export const savePlace = defineOperation({
  method: 'PUT',
  path: '/api/places/:name',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Replaces the names of a place; 409 with who and when if somebody has since `expectedVersion`',
  params: z.object({ name: placeNameSchema }),
  body: placeNamesSchema.extend({
    expectedVersion: z.int().min(0),
    // Absent in requests of pages opened before a release; then the texts stay unchanged.
    typeTexts: placeNamesSchema.shape.typeTexts.unwrap().optional(),
  }),
  responses: { 200: placeSchema },
  problems: ['CONFLICT', 'NOT_FOUND'],
  subject: 'rpc.listings.v1.place.save',
  caller: ['shortBy'],
  request: placeNamesSchema.extend({
    name: placeNameSchema,
    expectedVersion: z.int().min(0),
    by: z.string().min(1).max(60),
    textBuy: placeNamesSchema.shape.textBuy.unwrap().optional(),
    textRent: placeNamesSchema.shape.textRent.unwrap().optional(),
    typeTexts: placeNamesSchema.shape.typeTexts.unwrap().optional(),
  }),
  // Re-resolves the listings with one of the new names.
  deadlineMs: 60_000,
});

/** Names without a known place, most listings first; then the names that staff keep. */
export const listUnresolvedPlaces = defineOperation({
  method: 'GET',
  path: '/api/unresolved-places',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary:
    'Communities and emirates of the listings that are no known place, or are kept as places of their own',
  responses: { 200: z.object({ names: z.array(unresolvedPlaceSchema) }) },
  subject: 'rpc.listings.v1.place.list-unresolved',
  deadlineMs: 10_000,
  idempotent: true,
});

/**
 * Stores the choice for a name and re-resolves the stored listings. NOT_FOUND for an unknown place; CONFLICT when
 * another place has the name.
 */
export const resolvePlace = defineOperation({
  method: 'POST',
  path: '/api/unresolved-places',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Chooses the known place of a name, or keeps the name as a place; applies to all listings with it',
  body: placeChoiceSchema,
  /** Number of changed listings. */
  responses: { 200: z.object({ listings: z.int() }) },
  problems: ['CONFLICT', 'NOT_FOUND'],
  subject: 'rpc.listings.v1.place.resolve',
  caller: ['shortBy'],
  request: placeChoiceSchema.extend({ by: z.string().min(1).max(60) }),
  deadlineMs: 60_000,
});

/** A place page shows counts of both lists. */
const LISTS = [listTag('sale'), listTag('rent')];

/** A place by the segments of its path. NOT_FOUND for an unknown place or type. */
export const showPlace = defineOperation({
  method: 'GET',
  path: '/api/places/:place',
  audience: 'public',
  area: 'Listings',
  summary: 'A place with its homes in figures and what is near; `movedTo` for another spelling of it',
  params: z.object({ place: z.string().max(200) }),
  query: z.object({
    adType: unlessEmpty(adTypeSchema),
    type: unlessEmpty(once.max(50).optional()),
  }),
  responses: {
    200: z.union([placePageSchema, movedPlaceSchema]),
  },
  cached: { query: ['adType', 'type'], tags: () => LISTS, tagsOfNothing: () => LISTS },
  subject: 'rpc.listings.v1.place.show',
  request: z.object({
    place: z.string().max(200),
    adType: adTypeSchema,
    type: z.string().max(50).optional(),
  }),
  idempotent: true,
});

/** Median asking rent by type and number of bedrooms in a community; null for fewer than three listings. */
export const showTypicalRent = defineOperation({
  method: 'GET',
  path: '/api/typical-rent',
  audience: 'public',
  area: 'Listings',
  summary: 'The median rent a year asked for homes of a type and number of bedrooms in a community',
  query: z.object({
    community: once.min(1).max(200),
    type: once.pipe(unitTypeSchema),
    bedrooms: count,
  }),
  responses: { 200: z.object({ count: z.int(), medianRent: z.number().nullable() }) },
  cached: {
    query: ['community', 'type', 'bedrooms'],
    tags: () => [listTag('rent')],
  },
  subject: 'rpc.listings.v1.place.show-typical-rent',
  request: z.object({
    community: z.string().min(1).max(200),
    type: unitTypeSchema,
    bedrooms: z.int().min(0),
  }),
  idempotent: true,
});

/** Median prices of all listings for sale or for rent by community, most expensive first. */
export const listCommunityPrices = defineOperation({
  method: 'GET',
  path: '/api/community-prices',
  audience: 'public',
  area: 'Listings',
  summary: 'The median price per sq ft of the homes in each community with at least three, dearest first',
  query: z.object({ adType: unlessEmpty(adTypeSchema) }),
  responses: {
    200: z.object({
      communities: z.array(
        z.object({
          /** Community number of Dubai Municipality. */
          number: z.int(),
          name: z.string(),
          /** Names that agencies use for the places within it, the largest first. */
          places: z.array(z.string()),
          /** Number of listings with a price and a size, located by coordinates. */
          count: z.int(),
          /** AED per sq ft of built-up area; per year for rent. */
          medianPricePerArea: z.number(),
        }),
      ),
    }),
  },
  cached: {
    query: ['adType'],
    tags: (_, { query }) => [catalogueTag(query.adType === 'rent' ? 'rent' : 'sale')],
  },
  subject: 'rpc.listings.v1.community.list-prices',
  request: z.object({ adType: adTypeSchema }),
  idempotent: true,
});
