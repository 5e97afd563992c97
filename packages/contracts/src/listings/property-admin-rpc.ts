import { z } from 'zod';
import { PAGE_SIZE } from '../limits.js';
import { defineRpc } from '../rpc.js';
import { overridesSchema } from './overrides.js';
import { listingCardSchema, propertySchema } from './property.js';
import { MAX_PAGE } from './search.js';
import { adTypeSchema, unitTypeSchema } from './vocabulary-schemas.js';

const lockSchema = z.object({
  field: overridesSchema.keyof(),
  /** User name as it was then; null when it is not known. */
  by: z.string().nullable(),
  /** ISO 8601 */
  at: z.string(),
});
/** Who locked a field as it is locked now. */
export type Lock = z.infer<typeof lockSchema>;

/** A listing as staff see it. */
export const managedPropertySchema = listingCardSchema.extend({
  source: z.string(),
  sourceReference: z.string(),
  /** `missing`: public, but absent from the last feed. `withdrawn`: absent for good, or hidden besides. */
  status: z.enum(['public', 'missing', 'hidden', 'withdrawn']),
  /** What staff have locked: shown instead of the feed's own. */
  overrides: overridesSchema,
  /** Who set each lock; locks of releases that did not store it are missing. */
  locks: z.array(lockSchema).default([]),
  /** What the feed says of the fields that can be locked. */
  feed: z.object({ title: z.string(), featured: z.boolean() }),
  /** ISO 8601 */
  missingSince: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
});
export type ManagedProperty = z.infer<typeof managedPropertySchema>;

export const managedSearchSchema = z.object({
  /** Every word must occur in name, title, emirate, community or reference. */
  q: z.string().trim().max(200).optional(),
  adType: adTypeSchema.optional(),
  type: unitTypeSchema.optional(),
  /** True: only homes, as the dashboard counts them. */
  residential: z.boolean().optional(),
  status: z.enum(['all', 'public', 'missing', 'hidden', 'withdrawn', 'overridden']).default('all'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(48).default(PAGE_SIZE),
});

/** Listings for staff: hidden and withdrawn ones too, newest change first. */
export const searchManagedProperties = defineRpc({
  subject: 'rpc.listings.v1.property.search-managed',
  request: managedSearchSchema,
  response: z.object({
    items: z.array(managedPropertySchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pageCount: z.int(),
  }),
  idempotent: true,
});

/** By pagelink, hidden and withdrawn ones too: all that is known of it, and how staff stand to it. */
export const getManagedProperty = defineRpc({
  subject: 'rpc.listings.v1.property.get-managed',
  request: z.object({ pagelink: z.string().max(300) }),
  response: z.object({ property: propertySchema, managed: managedPropertySchema }),
  idempotent: true,
});

/** What staff call listings that are named by id, and where they are; those there never were are left out. */
export const nameManagedProperties = defineRpc({
  subject: 'rpc.listings.v1.property.name-managed',
  request: z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(500) }),
  response: z.object({
    items: z.array(managedPropertySchema.pick({ id: true, sourceReference: true, pagelink: true })),
  }),
  idempotent: true,
});

/** Replaces the locks of a listing; a field that is absent follows the feed again. */
export const overrideProperty = defineRpc({
  subject: 'rpc.listings.v1.property.override',
  request: z.object({ id: z.int(), overrides: overridesSchema }),
  response: managedPropertySchema,
  idempotent: true,
  // An import that is committing holds the row for a while.
  deadlineMs: 20_000,
});
