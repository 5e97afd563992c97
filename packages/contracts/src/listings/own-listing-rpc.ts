import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { listingValuesSchema } from './listing-values.js';
import { managedPropertySchema } from './property-admin-rpc.js';

/** The source of listings that staff make; no feed may have this name. */
export const OWN_SOURCE = 'by-hand';

const saveSchema = z.object({
  values: listingValuesSchema,
  /** False: a new listing is a draft, and a draft stays one. A published listing cannot become a draft again. */
  publish: z.boolean(),
});

/** Makes a listing that no import changes or withdraws. CONFLICT when its reference is taken. */
export const createOwnListing = defineRpc({
  subject: 'rpc.listings.v1.own-listing.create',
  request: saveSchema,
  response: managedPropertySchema,
});

/** Replaces the values of such a listing; CONFLICT with who and when if `expectedVersion` is not the current one. */
export const saveOwnListing = defineRpc({
  subject: 'rpc.listings.v1.own-listing.save',
  request: saveSchema.extend({ id: z.int(), expectedVersion: z.int().optional() }),
  response: managedPropertySchema,
});

/** Withdraws such a listing, or brings it back; a draft is not shown either way. */
export const withdrawOwnListing = defineRpc({
  subject: 'rpc.listings.v1.own-listing.withdraw',
  request: z.object({ id: z.int(), withdrawn: z.boolean() }),
  response: managedPropertySchema,
  idempotent: true,
});
