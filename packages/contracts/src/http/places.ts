import { z } from 'zod';
import {
  listPlaces as listPlacesRpc,
  listUnresolvedPlaces as listUnresolvedPlacesRpc,
  placeChoiceSchema,
  placeNameSchema,
  placeNamesSchema,
  placeSchema,
  resolvePlace as resolvePlaceRpc,
} from '../listings/place.js';
import { catalogueTag, listTag } from '../cache-tags.js';
import {
  listCommunityPrices as listCommunityPricesRpc,
  showPlace as showPlaceRpc,
} from '../listings/place-page.js';
import { adTypeSchema } from '../listings/vocabulary-schemas.js';
import { defineEndpoint } from './endpoint.js';
import { once, unlessEmpty } from './query-values.js';

export const listPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary: 'The places that searches know, with their nicknames and the communities of the listings',
  responses: { 200: listPlacesRpc.response },
});

export const savePlace = defineEndpoint({
  method: 'PUT',
  path: '/api/places/:name',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Replaces the names of a place; 409 with who and when if somebody has since `expectedVersion`',
  params: z.object({ name: placeNameSchema }),
  body: placeNamesSchema.extend({
    expectedVersion: z.int().min(0),
    // A window that was opened before a release sends none, which leaves them as they are.
    typeTexts: placeNamesSchema.shape.typeTexts.unwrap().optional(),
  }),
  responses: { 200: placeSchema },
  problems: ['CONFLICT', 'NOT_FOUND'],
});

export const listUnresolvedPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/unresolved-places',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary:
    'Communities and emirates of the listings that are no known place, or are kept as places of their own',
  responses: { 200: listUnresolvedPlacesRpc.response },
});

export const resolvePlace = defineEndpoint({
  method: 'POST',
  path: '/api/unresolved-places',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Chooses the known place of a name, or keeps the name as a place; applies to all listings with it',
  body: placeChoiceSchema,
  responses: { 200: resolvePlaceRpc.response },
  problems: ['CONFLICT', 'NOT_FOUND'],
});

/** A page of a place counts its homes on both lists. */
const LISTS = [listTag('sale'), listTag('rent')];

export const showPlace = defineEndpoint({
  method: 'GET',
  path: '/api/places/:place',
  audience: 'public',
  area: 'Listings',
  summary: 'A place with its homes in figures and what is near; `movedTo` for another spelling of it',
  params: z.object({ place: showPlaceRpc.request.shape.place }),
  query: z.object({
    adType: unlessEmpty(adTypeSchema),
    type: unlessEmpty(once.max(50).optional()),
  }),
  responses: { 200: showPlaceRpc.response },
  cached: { query: ['adType', 'type'], tags: () => LISTS, tagsOfNothing: () => LISTS },
});

export const listCommunityPrices = defineEndpoint({
  method: 'GET',
  path: '/api/community-prices',
  audience: 'public',
  area: 'Listings',
  summary: 'The median price per sq ft of the homes in each community with at least three, dearest first',
  query: z.object({ adType: unlessEmpty(adTypeSchema) }),
  responses: { 200: listCommunityPricesRpc.response },
  cached: {
    query: ['adType'],
    tags: (_, { query }) => [catalogueTag(query.adType === 'rent' ? 'rent' : 'sale')],
  },
});
