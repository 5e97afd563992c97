import { z } from 'zod';
import { managedListingSchema } from '../gateway/managed-listing.js';
import { savedViewSchema } from '../saved-view.js';
import { lockReasonSchema, overridesSchema } from '../listings/overrides.js';
import { ownListingSchema } from '../listings/own-listing.js';
import {
  changedListingSchema,
  correctionSchema,
  type ManagedProperty,
  managedPropertySchema,
  managedSearchSchema,
  MOST_CHANGED,
} from '../listings/property-admin-rpc.js';
import { defineEndpoint } from './endpoint.js';
import { staleByProperty } from '../listings/events.js';
import { numberInPath, pagelinkSchema } from './path-values.js';
import { managedFilterParamsSchema, managedParamsSchema } from './search-query.js';
import { defineOperation } from './operation.js';
import { agentSchema } from '../listings/property.js';
import { coordinatesSchema } from '../listings/listing-values.js';

const stale = (changed: Pick<ManagedProperty, 'id' | 'pagelink' | 'adType'>) =>
  staleByProperty({ ...changed, what: 'published' });
const staleUnlessDraft = (listing: ManagedProperty) => (listing.status === 'draft' ? [] : stale(listing));
/** A committing import locks the row for a while. */
const BEHIND_IMPORT_MS = 20_000;

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
      /** True when there are more than `total` matches; in a large catalogue the count is capped. */
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

/** Filter options, without duplicates and sorted. */
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
      /** Details come from the newest listing with that name. */
      advisers: z.array(agentSchema),
      sources: z.array(z.string()),
      /** Places from open data, each with a point in its community. */
      places: z.array(coordinatesSchema.extend({ name: z.string() })),
    }),
  },
  subject: 'rpc.listings.v1.property.list-managed-choices',
  idempotent: true,
});

/** Replaces the locks of a listing; a field that is absent follows the feed again. */
export const overrideListing = defineOperation({
  method: 'PUT',
  path: '/api/properties/:id/overrides',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Replaces what staff lock of a listing; what is left out follows the feed again',
  params: z.object({ id: numberInPath }),
  body: overridesSchema.extend({ reason: lockReasonSchema.unwrap().optional() }),
  responses: { 200: managedPropertySchema },
  subject: 'rpc.listings.v1.property.override',
  request: z.object({ id: z.int(), overrides: overridesSchema, reason: lockReasonSchema }),
  toRequest: ({ params: { id }, body: { reason, ...overrides } }) => ({ id, overrides, reason }),
  stale,
  idempotent: true,
  deadlineMs: BEHIND_IMPORT_MS,
});

/** VALIDATION_FAILED names the field that the rules of feeds refuse. */
export const correctListing = defineOperation({
  method: 'PATCH',
  path: '/api/properties/:id/overrides',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Locks fields of a listing, and lets others follow the feed again; all the rest stays as it is',
  params: z.object({ id: numberInPath }),
  body: correctionSchema,
  responses: { 200: managedPropertySchema },
  problems: ['NOT_FOUND'],
  subject: 'rpc.listings.v1.property.correct',
  request: correctionSchema.extend({ id: z.int() }),
  stale,
  idempotent: true,
  deadlineMs: BEHIND_IMPORT_MS,
});

/** The fields of a listing without a feed are changed, because it has no locks. */
export const correctListings = defineOperation({
  method: 'PATCH',
  path: '/api/admin/properties',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'The same for many listings; those that cannot be changed are named with the reason',
  body: correctionSchema.extend({ ids: z.array(z.int()).min(1).max(MOST_CHANGED) }),
  responses: {
    200: z.object({
      changed: z.array(changedListingSchema),
      refused: z.array(z.object({ id: z.int(), message: z.string() })),
    }),
  },
  subject: 'rpc.listings.v1.property.correct-many',
  stale: ({ changed }) => changed.flatMap(stale),
  idempotent: true,
  deadlineMs: 30_000,
});

/** Creates a listing that imports neither change nor withdraw. CONFLICT when its reference is taken. */
export const createListing = defineOperation({
  method: 'POST',
  path: '/api/admin/properties',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Makes a listing without a feed, as a draft or published',
  body: ownListingSchema,
  responses: { 201: managedPropertySchema },
  problems: ['CONFLICT'],
  subject: 'rpc.listings.v1.own-listing.create',
  stale: staleUnlessDraft,
});

const own = {
  params: z.object({ id: numberInPath }),
  problems: ['CONFLICT', 'NOT_FOUND', 'UNPROCESSABLE'],
} as const;

export const saveListing = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/admin/own-listings/:id',
  audience: 'listings.edit',
  area: 'Listings',
  summary:
    'Replaces a listing without a feed; CONFLICT with who and when if `expectedVersion` is not the current one',
  body: ownListingSchema.extend({ expectedVersion: z.int().optional() }),
  responses: { 200: managedPropertySchema },
  subject: 'rpc.listings.v1.own-listing.save',
  request: ownListingSchema.extend({ id: z.int(), expectedVersion: z.int().optional() }),
  stale: staleUnlessDraft,
});

/** A draft stays unpublished in both cases. */
export const withdrawListing = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/admin/own-listings/:id/withdrawn',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Withdraws a listing without a feed, or brings it back',
  body: z.object({ withdrawn: z.boolean() }),
  responses: { 200: managedPropertySchema },
  subject: 'rpc.listings.v1.own-listing.withdraw',
  request: z.object({ id: z.int(), withdrawn: z.boolean() }),
  stale: staleUnlessDraft,
  idempotent: true,
});

export const listListingViews = defineOperation({
  method: 'GET',
  path: '/api/admin/property-views',
  audience: 'listings.read',
  area: 'Listings',
  summary: 'The saved views of the list of listings, by name',
  responses: { 200: z.object({ views: z.array(savedViewSchema) }) },
  subject: 'rpc.listings.v1.listing-view.list',
  idempotent: true,
});

/** Replaces a view with the same name, ignoring case. */
export const saveListingView = defineOperation({
  method: 'PUT',
  path: '/api/admin/property-views',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Saves a view for all staff; it replaces one of the same name',
  body: savedViewSchema.pick({ name: true, query: true }),
  responses: { 200: savedViewSchema },
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
  request: savedViewSchema.pick({ id: true }),
});
