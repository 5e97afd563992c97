import { z } from 'zod';
import { catalogueTag, listingTag, listTag, pathTag, type CacheTag } from '../cache-tags.js';
import { listingMapSchema } from '../listings/map-area.js';
import { goneListingSchema, listingCardSchema, propertySchema } from '../listings/property.js';
import { relatedProperties, suggestProperties } from '../listings/property-rpc.js';
import { countVariantsSchema, variantCountsSchema } from '../listings/search-variants.js';
import { understoodResultSchema } from '../listings/understood.js';
import type { AdType } from '../listings/vocabulary.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath, pagelinkSchema } from './path-values.js';
import {
  areasParamsSchema,
  idsParamsSchema,
  mapParamsSchema,
  SEARCH_PARAMETERS,
  searchParamsSchema,
  suggestParamsSchema,
  variantsParamsSchema,
} from './search-query.js';
import { areasQuerySchema, areaSchema, pickQuerySchema } from '../listings/search.js';
import { defineOperation } from './operation.js';

/** Number of related listings. When there are fewer, a newly published one also changes the response. */
export const RELATED = 4;

const cards = z.object({ items: z.array(listingCardSchema) });

/** Returns the tags of a list and of each listing in it. */
const listed = (adType: AdType, items: readonly { id: number }[]): CacheTag[] => [
  listTag(adType),
  ...items.map(({ id }) => listingTag(id)),
];

export const searchListings = defineEndpoint({
  method: 'GET',
  path: '/api/properties',
  audience: 'public',
  area: 'Listings',
  summary: 'Searches the listings by filters and by what `q` states, with counts by value',
  query: searchParamsSchema,
  responses: { 200: understoodResultSchema },
  cached: {
    query: SEARCH_PARAMETERS,
    tags: ({ items }, { query }) => listed(query.adType === 'rent' ? 'rent' : 'sale', items),
    isProvisional: ({ understood }) => understood?.provisional === true,
  },
});

/** Any change of a listing can change the counts. */
export const countSearchVariants = defineOperation({
  method: 'GET',
  path: '/api/search-variants',
  audience: 'public',
  area: 'Listings',
  summary: 'Counts the homes of variants of a search, each also in other places',
  query: variantsParamsSchema,
  responses: { 200: variantCountsSchema },
  cached: {
    query: ['request'],
    tags: () => [catalogueTag('sale'), catalogueTag('rent')],
    isProvisional: ({ provisional }) => provisional === true,
  },
  subject: 'rpc.listings.v1.property.count-variants',
  request: countVariantsSchema,
  idempotent: true,
});

export const mapListings = defineEndpoint({
  method: 'GET',
  path: '/api/listing-map',
  audience: 'public',
  area: 'Listings',
  summary: 'The homes of a search within `bounds`, in groups for a map; `across` cells along its longer side',
  query: mapParamsSchema,
  responses: { 200: listingMapSchema.omit({ provisional: true }) },
  cached: {
    query: [...SEARCH_PARAMETERS, 'across'],
    // A changed listing may be the cheapest of its group.
    tags: (_, { query }) => [catalogueTag(query.adType === 'rent' ? 'rent' : 'sale')],
    isProvisional: (shown) => 'provisional' in shown,
  },
});

export const showListing = defineEndpoint({
  method: 'GET',
  path: '/api/properties/:pagelink',
  audience: 'public',
  area: 'Listings',
  summary:
    'A listing, random others and comparable ones; 410 with its facts in `listing` and similar ones in `related` ' +
    'once it is withdrawn or hidden',
  params: z.object({ pagelink: pagelinkSchema }),
  responses: {
    200: z.object({
      property: propertySchema,
      related: z.array(listingCardSchema),
      /** Missing when the previous release answers. */
      similar: z.array(listingCardSchema).default([]),
    }),
  },
  problems: ['GONE'],
  cached: {
    tags: ({ property, related, similar }) => [
      ...[property, ...related, ...similar].map(({ id }) => listingTag(id)),
      ...(related.length < RELATED || similar.length < RELATED ? [listTag(property.adType)] : []),
    ],
    tagsOfNothing: ({ pagelink }) => [pathTag(pagelink)],
  },
});

/** Extends the problem of the 410 of {@link showListing}. */
export const withdrawnListingSchema = z.object({
  listing: goneListingSchema.optional(),
  related: z.array(listingCardSchema).default([]),
});

export const listOtherListings = defineOperation({
  method: 'GET',
  path: '/api/properties/:id/others',
  audience: 'public',
  area: 'Listings',
  summary: 'Random others of the same kind, other ones each time',
  params: z.object({ id: numberInPath }),
  responses: { 200: cards },
  subject: relatedProperties.subject,
  request: relatedProperties.request,
  toRequest: ({ params: { id } }) => ({ id, count: RELATED, mode: 'random' as const }),
  idempotent: true,
});

/** The live listings among the given ids, in the order of `ids`. */
export const pickListings = defineOperation({
  method: 'GET',
  path: '/api/listing-cards',
  audience: 'public',
  area: 'Listings',
  summary: 'Those of the listings named by id that are on the market, in the requested order',
  query: idsParamsSchema,
  responses: { 200: cards },
  cached: {
    query: ['ids'],
    // Includes the tags of listings off the market, because they may return.
    tags: (_, { query }) =>
      String(query.ids)
        .split(',')
        .map((id) => listingTag(Number(id))),
  },
  subject: 'rpc.listings.v1.property.pick',
  request: pickQuerySchema,
  idempotent: true,
});

export const suggestListings = defineEndpoint({
  method: 'GET',
  path: '/api/suggestions',
  audience: 'public',
  area: 'Listings',
  summary:
    'The listings that the typed text finds, the places, projects, advisers and listings that it names, and search texts that it may become',
  query: suggestParamsSchema,
  responses: { 200: suggestProperties.response.omit({ provisional: true }) },
  cached: {
    query: ['q', 'adType', 'limit', 'field'],
    // A text such as "for rent" matches listings of the other list.
    tags: () => [listTag('sale'), listTag('rent'), listTag('developments')],
    isProvisional: (shown) => 'provisional' in shown,
  },
});

/** The communities with the most listings, largest first. */
export const listAreas = defineOperation({
  method: 'GET',
  path: '/api/areas',
  audience: 'public',
  area: 'Listings',
  summary: 'Communities with the most listings: how many, the lowest price, and a picture',
  query: areasParamsSchema,
  responses: { 200: z.object({ areas: z.array(areaSchema) }) },
  cached: {
    query: ['adType', 'limit'],
    // A changed listing may be the cheapest of its area, or the one in its picture.
    tags: (_, { query }) => [catalogueTag(query.adType === 'rent' ? 'rent' : 'sale')],
  },
  subject: 'rpc.listings.v1.area.list',
  request: areasQuerySchema,
  idempotent: true,
});
