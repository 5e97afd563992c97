import { catalogueTag, listingTag, listTag, pathTag, type CacheTag } from '@manzil/contracts/cache-tags';
import { managedListingSchema } from '@manzil/contracts/gateway/managed-listing';
import { listingCardSchema, propertySchema } from '@manzil/contracts/listings/property';
import {
  listAreas,
  pickProperties,
  relatedProperties,
  suggestProperties,
} from '@manzil/contracts/listings/rpc';
import { overrideProperty, searchManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { searchResultSchema } from '@manzil/contracts/listings/search';
import { AD_TYPES, type AdType } from '@manzil/contracts/listings/vocabulary';
import { z } from 'zod';
import { propertyDetailRowSchema, propertyRowSchema } from '../../listings/property.wire.js';
import { searchParamsFor } from '../../listings/search-query.js';
import { cached, get, put, STAFF, type Route } from './route.js';

const SEARCH = [
  'adType',
  'q',
  'location',
  'type',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'featured',
  'sort',
  'page',
  'pageSize',
];

/** Of a list: which listings, in which order, and each of them. */
const listed = (adType: AdType, items: readonly { id: number }[]): CacheTag[] => [
  listTag(adType),
  ...items.map(({ id }) => listingTag(id)),
];
/** With fewer beside it, the next one published is shown there as well. */
const RELATED = 4;

export const LISTING_ROUTES: readonly Route[] = [
  get('/api/properties', 'public', {
    ...cached(searchResultSchema, {
      query: SEARCH,
      tags: ({ items }, { query }) => listed(query.adType === 'rent' ? 'rent' : 'sale', items),
    }),
    summary: 'Searches the listings, with counts by value',
  }),
  get('/api/properties/:pagelink', 'public', {
    ...cached(
      z.object({
        property: propertySchema,
        related: z.array(listingCardSchema),
        similar: z.array(listingCardSchema),
      }),
      {
        tags: ({ property, related, similar }) => [
          ...[property, ...related, ...similar].map(({ id }) => listingTag(id)),
          // With fewer than there is room for, the next listing of the kind is one of them.
          ...(related.length < RELATED || similar.length < RELATED ? [listTag(property.adType)] : []),
        ],
        tagsOfNothing: ({ pagelink = '' }) => [pathTag(pagelink)],
      },
    ),
    summary:
      'A listing, random others and comparable ones; 410 with its facts in `listing` and similar ones in `related` ' +
      'once it is withdrawn or hidden',
    problems: ['GONE'],
  }),
  get('/api/properties/:id/others', 'public', {
    summary: 'Random others of the same kind, other ones each time',
    response: relatedProperties.response,
  }),
  get('/api/listing-cards', 'public', {
    ...cached(pickProperties.response, {
      query: ['ids'],
      // Those that are not on the market too: they may be again.
      tags: (_, { query }) =>
        String(query.ids)
          .split(',')
          .map((id) => listingTag(Number(id))),
    }),
    summary: 'Those of the listings named by id that are on the market, in the order asked for',
  }),
  get('/api/suggestions', 'public', {
    ...cached(suggestProperties.response, {
      query: ['q', 'adType', 'limit'],
      tags: (_, { query }) =>
        AD_TYPES.filter(
          (adType) => query.adType === undefined || query.adType === '' || query.adType === adType,
        ).map(listTag),
    }),
    summary: 'Buildings and communities that match what is typed',
  }),
  get('/api/areas', 'public', {
    ...cached(listAreas.response, {
      query: ['adType', 'limit'],
      // Any listing may be its area's cheapest, or the one in its picture.
      tags: (_, { query }) => [catalogueTag(query.adType === 'rent' ? 'rent' : 'sale')],
    }),
    summary: 'Communities with the most listings: how many, the lowest price, and a picture',
  }),
  get('/allprosale', 'public', {
    ...cached(z.array(propertyRowSchema), {
      query: SEARCH,
      isLarge: true,
      tags: () => [catalogueTag('sale')],
    }),
    summary: 'Listings for sale, as rows: all of them, or the page that a search asks for',
    query: searchParamsFor('sale'),
  }),
  get('/allprorent', 'public', {
    ...cached(z.array(propertyRowSchema), {
      query: SEARCH,
      isLarge: true,
      tags: () => [catalogueTag('rent')],
    }),
    summary: 'Listings for rent, as rows: all of them, or the page that a search asks for',
    query: searchParamsFor('rent'),
  }),
  get('/singleproperty1/:id', 'public', {
    ...cached(z.array(propertyDetailRowSchema), {
      tags: (_, { params }) => [listingTag(Number(params.id))],
    }),
    summary: 'A listing, as a list with one row; 404 with `msg` when there is none',
  }),
  get('/api/admin/properties', STAFF, {
    summary: 'Searches all listings, hidden and withdrawn ones too, with what staff have locked',
    response: searchManagedProperties.response,
  }),
  get('/api/admin/properties/:pagelink', STAFF, {
    summary: 'A listing, hidden or withdrawn ones too, with who locked what of it',
    response: managedListingSchema,
  }),
  put('/api/properties/:id/overrides', STAFF, {
    summary: 'Replaces what staff lock of a listing; what is left out follows the feed again',
    response: overrideProperty.response,
  }),
];
