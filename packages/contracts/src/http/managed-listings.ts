import { z } from 'zod';
import { managedListingSchema } from '../gateway/managed-listing.js';
import { overridesSchema } from '../listings/overrides.js';
import { overrideProperty, searchManagedProperties } from '../listings/property-admin-rpc.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath, pagelinkSchema } from './path-values.js';
import { managedParamsSchema } from './search-query.js';

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

export const overrideListing = defineEndpoint({
  method: 'PUT',
  path: '/api/properties/:id/overrides',
  audience: 'listings.edit',
  area: 'Listings',
  summary: 'Replaces what staff lock of a listing; what is left out follows the feed again',
  params: z.object({ id: numberInPath }),
  body: overridesSchema,
  responses: { 200: overrideProperty.response },
});
