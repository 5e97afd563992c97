import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { lockReasonSchema, overridesSchema } from './overrides.js';
import { managedPropertySchema } from './property-admin-rpc.js';
import { agentSchema } from './property.js';

/** A listing whose adviser is the calling member. */
export const advisedListingSchema = managedPropertySchema
  .pick({ id: true, pagelink: true, title: true, reference: true, community: true, adType: true })
  .extend({
    ...managedPropertySchema.pick({ images: true, price: true, status: true }).shape,
    /** Missing when the previous release answers. */
    floorPlans: z.array(z.string()).default([]),
    /** ISO 8601: when the adviser last said that it is still available; null for never. */
    confirmedAt: z.string().nullable(),
  });
export type AdvisedListing = z.output<typeof advisedListingSchema>;

/** At least one of the fields; the price in AED, a year for rent. */
export const advisedListingChangeSchema = z
  .object({
    price: overridesSchema.shape.price,
    photos: overridesSchema.shape.images,
    reason: lockReasonSchema.unwrap().min(1, 'Enter a reason.'),
  })
  .refine(
    ({ price, photos }) => price !== undefined || photos !== undefined,
    'Change the price or the photos.',
  );

/** Email address of the adviser, set by the gateway from the session. */
const adviser = z.object({
  adviserEmail: z.email().max(254),
  /** Other emails by which feeds name the same person. */
  otherEmails: z.array(z.string().max(300)).max(50).default([]),
});
const one = adviser.extend({ id: z.int() });
/** A committing import locks the row for a while. */
const BEHIND_IMPORT_MS = 20_000;

export const listAdvisedListings = defineRpc({
  subject: 'rpc.listings.v1.advised-listing.list',
  request: adviser,
  response: z.object({ listings: z.array(advisedListingSchema) }),
  idempotent: true,
});

/** NOT_FOUND for a listing of another adviser, as for one that does not exist. */
export const changeAdvisedListing = defineRpc({
  subject: 'rpc.listings.v1.advised-listing.change',
  request: one.extend({ change: advisedListingChangeSchema }),
  response: advisedListingSchema,
  idempotent: true,
  deadlineMs: BEHIND_IMPORT_MS,
});

export const confirmAdvisedListing = defineRpc({
  subject: 'rpc.listings.v1.advised-listing.confirm',
  request: one,
  response: advisedListingSchema,
  idempotent: true,
  deadlineMs: BEHIND_IMPORT_MS,
});

/** An adviser of listings on the site, as their latest listing names them. */
export const listingAdviserSchema = agentSchema.extend({
  /** In lower case; null for an adviser without one, who is identified by name. */
  email: z.string().nullable(),
  listings: z.int(),
});
export type ListingAdviser = z.output<typeof listingAdviserSchema>;

/** At most 2,000 advisers, those with most listings first. */
export const listListingAdvisers = defineRpc({
  subject: 'rpc.listings.v1.adviser.list',
  request: z.object({}),
  response: z.object({ advisers: z.array(listingAdviserSchema) }),
  idempotent: true,
});
