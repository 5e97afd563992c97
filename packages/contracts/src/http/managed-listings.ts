import { z } from 'zod';
import { managedListingSchema } from '../gateway/managed-listing.js';
import { listingViewSchema } from '../listings/listing-view-rpc.js';
import { lockReasonSchema, overridesSchema } from '../listings/overrides.js';
import { createOwnListing, saveOwnListing, withdrawOwnListing } from '../listings/own-listing-rpc.js';
import {
  correctionSchema,
  correctProperties,
  correctProperty,
  overrideProperty,
  managedSearchSchema,
  managedPropertySchema,
} from '../listings/property-admin-rpc.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath, pagelinkSchema } from './path-values.js';
import { managedFilterParamsSchema, managedParamsSchema } from './search-query.js';
import { defineOperation } from './operation.js';
import { agentSchema } from '../listings/property.js';
import { coordinatesSchema } from '../listings/listing-values.js';

/** Listings for staff: hidden and withdrawn ones too. */
export const searchManagedListings = defineOperation({
  method: 'GET',
  path: '/api/admin/properties',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary: 'Searches all listings, hidden and withdrawn ones too, with what staff have locked',
  query: managedParamsSchema,
  responses: {
    200: z.object({
      items: z.array(managedPropertySchema),
      total: z.int(),
      /** True when there are more than `total`, because the listings of a large catalogue are not all counted. */
      more: z.boolean().default(false),
      page: z.int(),
      pageSize: z.int(),
      pageCount: z.int(),
    }),
  },
  subject: 'rpc.listings.v1.property.search-managed',
  request: managedSearchSchema,
  idempotent: true,
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

/** The values by which listings can be filtered, each once in their order. */
export const listListingChoices = defineOperation({
  method: 'GET',
  path: '/api/admin/property-choices',
  audience: 'listings.read',
  scope: 'listings:read',
  area: 'Listings',
  summary: 'The communities, advisers and sources by which listings can be filtered',
  responses: {
    200: z.object({
      communities: z.array(z.string()),
      /** Each has the details of the newest listing of that name. */
      advisers: z.array(agentSchema),
      sources: z.array(z.string()),
      /** The places of open data, with a point in the community that each lies in. */
      places: z.array(coordinatesSchema.extend({ name: z.string() })),
    }),
  },
  subject: 'rpc.listings.v1.property.list-managed-choices',
  idempotent: true,
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

export const listListingViews = defineOperation({
  method: 'GET',
  path: '/api/admin/property-views',
  audience: 'listings.read',
  area: 'Listings',
  summary: 'The saved views of the list of listings, by name',
  responses: { 200: z.object({ views: z.array(listingViewSchema) }) },
  subject: 'rpc.listings.v1.listing-view.list',
  idempotent: true,
});

/** Replaces the view of this name, in whatever case. */
export const saveListingView = defineOperation({
  method: 'PUT',
  path: '/api/admin/property-views',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Saves a view for all staff; it replaces one of the same name',
  body: listingViewSchema.pick({ name: true, query: true }),
  responses: { 200: listingViewSchema },
  subject: 'rpc.listings.v1.listing-view.save',
  idempotent: true,
});

/** NOT_FOUND when there is none. */
export const deleteListingView = defineOperation({
  method: 'DELETE',
  path: '/api/admin/property-views/:id',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Deletes a saved view',
  params: z.object({ id: numberInPath }),
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND'],
  subject: 'rpc.listings.v1.listing-view.delete',
  request: listingViewSchema.pick({ id: true }),
});
