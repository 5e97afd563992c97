import { z } from 'zod';
import { PAGE_SIZE } from '../limits.js';
import { defineRpc } from '../rpc.js';
import { siteOriginSchema } from '../text-slices.js';
import { coordinatesSchema } from './listing-values.js';
import { lockReasonSchema, overridesSchema } from './overrides.js';
import { MOST_AED } from './price.js';
import { listingCardSchema, propertySchema } from './property.js';
import { MAX_PAGE } from './search.js';
import { adTypeSchema, handoverYearSchema, tenureSchema, unitTypeSchema } from './vocabulary-schemas.js';

const lockSchema = z.object({
  field: overridesSchema.keyof(),
  /** Username at that time; null if unknown. */
  by: z.string().nullable(),
  /** ISO 8601 */
  at: z.string(),
  /** Empty if none was given; missing when the previous release answers. */
  reason: z.string().default(''),
});
export type Lock = z.infer<typeof lockSchema>;

/** The feed's own values of locked fields. */
const feedValuesSchema = propertySchema
  .pick({
    reference: true,
    name: true,
    description: true,
    emirate: true,
    community: true,
    subCommunity: true,
    adType: true,
    unitType: true,
    bedrooms: true,
    rooms: true,
    bathrooms: true,
    builtUpArea: true,
    plotArea: true,
    price: true,
    cheques: true,
    serviceCharge: true,
    images: true,
    floorPlans: true,
    amenities: true,
    agent: true,
    permitNumber: true,
    completionStatus: true,
    furnishing: true,
    parking: true,
    developer: true,
    videoUrl: true,
    view360Url: true,
  })
  .extend({
    floorPlans: z.array(z.string()),
    subCommunity: z.string().nullable(),
    tenure: tenureSchema.nullable(),
    handoverYear: handoverYearSchema.nullable(),
    coordinates: coordinatesSchema.nullable(),
  })
  .partial();
export type FeedValues = z.infer<typeof feedValuesSchema>;

/** A listing as staff see it. */
export const managedPropertySchema = listingCardSchema.extend({
  source: z.string(),
  sourceReference: z.string(),
  /** True for a listing created by staff, which no feed contains. */
  own: z.boolean().default(false),
  /**
   * `missing`: public, but absent from the last feed. `withdrawn`: permanently absent, hidden or not. `draft`:
   * created by staff and not published yet.
   */
  status: z.enum(['public', 'missing', 'hidden', 'withdrawn', 'draft']),
  /** Locked values, which replace the feed values. Lists omit texts and pictures. */
  overrides: overridesSchema,
  /** One for each locked field; locks of releases that did not store them are missing. */
  locks: z.array(lockSchema).default([]),
  /** Feed values of lockable fields. */
  feed: z.object({
    title: z.string(),
    featured: z.boolean(),
    /** Values of the other fields that are locked; lists leave them out. */
    values: feedValuesSchema.default({}),
  }),
  permitNumber: z.string().nullable().default(null),
  /** ISO 8601, last change of the public content. */
  updatedAt: z.string().default(''),
  /** Incremented by every change; 0 when the previous release answers. */
  version: z.int().default(0),
  /** ISO 8601 */
  missingSince: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
});
export type ManagedProperty = z.infer<typeof managedPropertySchema>;

/** `updated`: last changed first. Listings without a price are first in `price-asc` and last in `price-desc`. */
export const MANAGED_SORTS = ['updated', 'price-asc', 'price-desc', 'community', 'adviser'] as const;
export const MANAGED_STATUSES = [
  'all',
  'public',
  'missing',
  'hidden',
  'withdrawn',
  'overridden',
  'draft',
] as const;

/** Value of the adviser filter for listings without an adviser. */
export const NOBODY = '-';

export const managedFilterSchema = z.object({
  /**
   * Every word must occur in name, title, emirate, community, sub-community or reference; nicknames match their
   * place.
   */
  q: z.string().trim().max(200).optional(),
  adType: adTypeSchema.optional(),
  type: unitTypeSchema.optional(),
  /** True: only residential listings, as counted on the dashboard. */
  residential: z.boolean().optional(),
  status: z.enum(MANAGED_STATUSES).default('all'),
  community: z.string().trim().max(300).optional(),
  /** Name of the adviser as in the listings, or {@link NOBODY}. */
  adviser: z.string().trim().max(300).optional(),
  /** AED, a year for rent. */
  minPrice: z.int().min(0).max(MOST_AED).optional(),
  maxPrice: z.int().min(0).max(MOST_AED).optional(),
  /** True: with at least one photo. */
  hasPhotos: z.boolean().optional(),
  hasPermit: z.boolean().optional(),
  /** Name of a source, such as the feed's. */
  source: z.string().trim().max(200).optional(),
});
export type ManagedFilter = z.output<typeof managedFilterSchema>;

export const managedSearchSchema = managedFilterSchema.extend({
  sort: z.enum(MANAGED_SORTS).default('updated'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(48).default(PAGE_SIZE),
});

/** Returns all fields of a listing and its state for staff, also of a hidden or withdrawn one. */
export const getManagedProperty = defineRpc({
  subject: 'rpc.listings.v1.property.get-managed',
  request: z.object({ pagelink: z.string().max(300) }),
  response: z.object({ property: propertySchema, managed: managedPropertySchema }),
  idempotent: true,
});

/** Returns the references and paths of listings by id; ids that never existed are left out. */
export const nameManagedProperties = defineRpc({
  subject: 'rpc.listings.v1.property.name-managed',
  request: z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(500) }),
  response: z.object({
    items: z.array(managedPropertySchema.pick({ id: true, sourceReference: true, pagelink: true })),
  }),
  idempotent: true,
});

export const changedListingSchema = managedPropertySchema.pick({ id: true, pagelink: true, adType: true });

/** Maximum number of listings that staff change at once; more would exceed the deadline of a request. */
export const MOST_CHANGED = 200;

/**
 * The fields of listings to lock, and the fields to unlock so that they follow the feed again; all others stay
 * unchanged.
 */
export const correctionSchema = z.object({
  set: overridesSchema.default({}),
  lift: z.array(overridesSchema.keyof()).max(50).default([]),
  reason: lockReasonSchema,
});
export type Correction = z.output<typeof correctionSchema>;

/** A slice of the CSV file of all listings that match, in the order of their ids. */
export const exportManagedProperties = defineRpc({
  subject: 'rpc.listings.v1.property.export-managed',
  request: managedFilterSchema.extend({ origin: siteOriginSchema, after: z.int().min(0).default(0) }),
  response: z.object({ csv: z.string(), next: z.int().nullable() }),
  idempotent: true,
});
