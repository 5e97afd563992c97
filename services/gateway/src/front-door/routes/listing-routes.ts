import { managedListingSchema } from '@manzil/contracts/gateway/managed-listing';
import { listingCardSchema, propertySchema } from '@manzil/contracts/listings/property';
import { pickProperties, suggestProperties } from '@manzil/contracts/listings/rpc';
import { overrideProperty, searchManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { searchResultSchema } from '@manzil/contracts/listings/search';
import { z } from 'zod';
import { propertyDetailRowSchema, propertyRowSchema } from '../../listings/property.wire.js';
import { searchParamsFor } from '../../listings/search-query.js';
import { get, put, STAFF, type Route } from './route.js';

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

const kept = (query: readonly string[] = []) => ({ kept: { tags: ['listings'], query } }) as const;

export const LISTING_ROUTES: readonly Route[] = [
  get('/api/properties', 'public', {
    ...kept(SEARCH),
    summary: 'Searches the listings, with counts by value',
    response: searchResultSchema,
  }),
  get('/api/properties/:pagelink', 'public', {
    ...kept(),
    summary: 'A listing and others beside it; 410 with similar ones in `related` once it is withdrawn',
    response: z.object({ property: propertySchema, related: z.array(listingCardSchema) }),
    problems: ['GONE'],
  }),
  get('/api/listing-cards', 'public', {
    ...kept(['ids']),
    summary: 'Those of the listings named by id that are on the market, in the order asked for',
    response: pickProperties.response,
  }),
  get('/api/suggestions', 'public', {
    ...kept(['q', 'adType', 'limit']),
    summary: 'Buildings and communities that match what is typed',
    response: suggestProperties.response,
  }),
  get('/allprosale', 'public', {
    ...kept(SEARCH),
    summary: 'Listings for sale, as rows: all of them, or the page that a search asks for',
    query: searchParamsFor('sale'),
    response: z.array(propertyRowSchema),
  }),
  get('/allprorent', 'public', {
    ...kept(SEARCH),
    summary: 'Listings for rent, as rows: all of them, or the page that a search asks for',
    query: searchParamsFor('rent'),
    response: z.array(propertyRowSchema),
  }),
  get('/singleproperty1/:id', 'public', {
    ...kept(),
    summary: 'A listing, as a list with one row; 404 with `msg` when there is none',
    response: z.array(propertyDetailRowSchema),
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
