import { z } from 'zod';
import { managedListingSchema } from '../gateway/managed-listing.js';
import {
  listingViewSchema,
  listListingViews as listListingViewsRpc,
  saveListingView as saveListingViewRpc,
} from '../listings/listing-view-rpc.js';
import { lockReasonSchema, overridesSchema } from '../listings/overrides.js';
import { createOwnListing, saveOwnListing, withdrawOwnListing } from '../listings/own-listing-rpc.js';
import {
  correctionSchema,
  correctProperties,
  correctProperty,
  listManagedChoices,
  overrideProperty,
  searchManagedProperties,
} from '../listings/property-admin-rpc.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath, pagelinkSchema } from './path-values.js';
import { managedFilterParamsSchema, managedParamsSchema } from './search-query.js';

export const searchManagedListings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/properties',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary: 'Searches all listings, hidden and withdrawn ones too, with what staff have locked',
  query: managedParamsSchema,
  responses: { 200: searchManagedProperties.response },
});

export const showManagedListing = defineEndpoint({
  method: 'GET',
  path: '/api/admin/properties/:pagelink',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary: 'A listing, hidden or withdrawn ones too, with who locked what of it',
  params: z.object({ pagelink: pagelinkSchema }),
  responses: { 200: managedListingSchema },
});

export const exportManagedListings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/properties.csv',
  audience: 'listings.read',
  area: 'Listings',
  summary: 'All listings that match as a CSV file',
  query: managedFilterParamsSchema,
  responses: { 200: { mediaType: 'text/csv' } },
  isLarge: true,
});

export const listListingChoices = defineEndpoint({
  method: 'GET',
  path: '/api/admin/property-choices',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary: 'The communities, advisers and sources by which listings can be filtered',
  responses: { 200: listManagedChoices.response },
});

export const overrideListing = defineEndpoint({
  method: 'PUT',
  path: '/api/properties/:id/overrides',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Replaces what staff lock of a listing; what is left out follows the feed again',
  params: z.object({ id: numberInPath }),
  body: overridesSchema.extend({ reason: lockReasonSchema.unwrap().optional() }),
  responses: { 200: overrideProperty.response },
});

export const correctListing = defineEndpoint({
  method: 'PATCH',
  path: '/api/properties/:id/overrides',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Locks fields of a listing, and lets others follow the feed again; all the rest stays as it is',
  params: z.object({ id: numberInPath }),
  body: correctionSchema,
  responses: { 200: correctProperty.response },
  problems: ['NOT_FOUND'],
});

export const correctListings = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/properties',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'The same for many listings; those that cannot be changed are named with the reason',
  body: correctProperties.request,
  responses: { 200: correctProperties.response },
});

export const createListing = defineEndpoint({
  method: 'POST',
  path: '/api/admin/properties',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Makes a listing without a feed, as a draft or published',
  body: createOwnListing.request,
  responses: { 201: createOwnListing.response },
  problems: ['CONFLICT'],
});

const own = {
  params: z.object({ id: numberInPath }),
  problems: ['CONFLICT', 'NOT_FOUND', 'UNPROCESSABLE'],
} as const;

export const saveListing = defineEndpoint({
  ...own,
  method: 'PUT',
  path: '/api/admin/own-listings/:id',
  audience: 'listings.edit',
  area: 'Listings',
  summary:
    'Replaces a listing without a feed; CONFLICT with who and when if `expectedVersion` is not the current one',
  body: saveOwnListing.request.omit({ id: true }),
  responses: { 200: saveOwnListing.response },
});

export const withdrawListing = defineEndpoint({
  ...own,
  method: 'PUT',
  path: '/api/admin/own-listings/:id/withdrawn',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Withdraws a listing without a feed, or brings it back',
  body: withdrawOwnListing.request.omit({ id: true }),
  responses: { 200: withdrawOwnListing.response },
});

export const listListingViews = defineEndpoint({
  method: 'GET',
  path: '/api/admin/property-views',
  audience: 'listings.read',
  area: 'Listings',
  summary: 'The saved views of the list of listings, by name',
  responses: { 200: listListingViewsRpc.response },
});

export const saveListingView = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/property-views',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Saves a view for all staff; it replaces one of the same name',
  body: saveListingViewRpc.request,
  responses: { 200: listingViewSchema },
});

export const deleteListingView = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/property-views/:id',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Deletes a saved view',
  params: z.object({ id: numberInPath }),
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND'],
});
