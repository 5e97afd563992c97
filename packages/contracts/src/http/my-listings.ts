import { z } from 'zod';
import { advisedListingChangeSchema, advisedListingSchema } from '../listings/advised-listing.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';

const one = {
  area: 'Listings',
  params: z.object({ id: numberInPath }),
  responses: { 200: advisedListingSchema },
} as const;

/** Empty for a member without an email address, because listings identify their adviser by it. */
export const listMyListings = defineEndpoint({
  method: 'GET',
  path: '/api/my-listings',
  audience: 'own-listings.read',
  area: 'Listings',
  summary: 'The listings that name the email address of the member as their adviser, last changed first',
  responses: { 200: z.object({ hasEmail: z.boolean(), listings: z.array(advisedListingSchema) }) },
});

export const changeMyListing = defineEndpoint({
  ...one,
  method: 'PATCH',
  path: '/api/my-listings/:id',
  audience: 'own-listings.edit',
  summary: 'Changes the price or the photos of a listing of the member, with the reason',
  body: advisedListingChangeSchema,
});

export const confirmMyListing = defineEndpoint({
  ...one,
  method: 'PUT',
  path: '/api/my-listings/:id/confirmation',
  audience: 'own-listings.edit',
  summary: 'Records that a listing of the member is still available',
});
