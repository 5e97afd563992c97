import { z } from 'zod';
import { catalogueTag, listingTag } from '../cache-tags.js';
import { defineEndpoint } from './endpoint.js';
import { SEARCH_PARAMETERS, searchOrAll, searchParamsFor } from './search-query.js';
import { propertyDetailRowSchema, propertyRowSchema } from './wire/property-rows.js';

export const listSaleRows = defineEndpoint({
  method: 'GET',
  path: '/allprosale',
  audience: 'public',
  area: 'Listings',
  summary: 'Listings for sale, as rows: all of them, or one page of a search',
  query: searchOrAll('sale'),
  described: { query: searchParamsFor('sale') },
  responses: { 200: z.array(propertyRowSchema) },
  isLarge: true,
  cached: { query: SEARCH_PARAMETERS, tags: () => [catalogueTag('sale')] },
});

export const listRentRows = defineEndpoint({
  method: 'GET',
  path: '/allprorent',
  audience: 'public',
  area: 'Listings',
  summary: 'Listings for rent, as rows: all of them, or one page of a search',
  query: searchOrAll('rent'),
  described: { query: searchParamsFor('rent') },
  responses: { 200: z.array(propertyRowSchema) },
  isLarge: true,
  cached: { query: SEARCH_PARAMETERS, tags: () => [catalogueTag('rent')] },
});

/** Accepts any text, because a value that is not an id is also NOT_FOUND. */
export const showListingRow = defineEndpoint({
  method: 'GET',
  path: '/singleproperty1/:id',
  audience: 'public',
  area: 'Listings',
  summary: 'A listing, as a list with one row; 404 with `msg` when there is none',
  responses: { 200: z.array(propertyDetailRowSchema) },
  cached: { tags: (_, { params }) => [listingTag(Number(params.id))] },
});
