import { z } from 'zod';
import { unmappedValueSchema, valueMapSchema } from './feed-values.js';
import { feedFormatSchema } from './import-run.js';

/** Fields that a column of a CSV, JSON or XML feed can hold, each with its label for staff. */
export const FEED_FIELDS = {
  property_ref_no: 'Reference',
  ad_type: 'Sale or rent',
  listing_status: 'Status (available, sold, let)',
  unit_type: 'Type',
  property_title: 'Title',
  property_name: 'Building or project',
  title_ar: 'Title in Arabic',
  web_remarks: 'Description',
  description_ar: 'Description in Arabic',
  emirate: 'Emirate',
  community: 'Community',
  sub_community: 'Sub-community',
  bedrooms: 'Bedrooms',
  no_of_rooms: 'Rooms',
  no_of_bathroom: 'Bathrooms',
  unit_builtup_area: 'Built-up area',
  plot_area: 'Plot area',
  unit_measure: 'Unit of the areas',
  price: 'Price',
  currency: 'Currency of the price',
  price_on_application: 'Price on request',
  frequency: 'Rent period',
  cheques: 'Cheques',
  service_charge: 'Service charge',
  featured: 'Featured',
  images: 'Photos',
  floor_plans: 'Floor plans',
  facilities: 'Amenities',
  listing_agent: 'Agent: name',
  listing_agent_phone: 'Agent: phone',
  listing_agent_email: 'Agent: email',
  listing_agent_photo: 'Agent: photo',
  listing_agent_brn: 'Agent: broker registration',
  latitude: 'Latitude',
  longitude: 'Longitude',
  coordinates: 'Latitude and longitude',
  unit_no: 'Unit number',
  permit_number: 'Advertisement permit',
  off_plan: 'Off-plan',
  completion_status: 'Completion',
  furnished: 'Furnishing',
  tenure: 'Freehold or leasehold',
  handover: 'Handover (year or date)',
  parking: 'Parking',
  developer: 'Developer',
  video: 'Video',
  view360: '360° view',
  listing_date: 'Listed on',
  last_updated: 'Last change',
} as const;
export type FeedField = keyof typeof FEED_FIELDS;

const feedFieldSchema = z.enum(Object.keys(FEED_FIELDS) as FeedField[]);

/** Maps column names of the sender, ignoring case, to fields; empty for an ignored column. */
export const columnMapSchema = z
  .record(z.string().trim().min(1).max(200), z.union([feedFieldSchema, z.literal('')]))
  .refine((fields) => Object.keys(fields).length <= 500, 'must be of at most 500 columns');
export type ColumnMap = z.infer<typeof columnMapSchema>;

/**
 * Name of the XML element, or path of the JSON list (`data.homes`), with the listings, ignoring case; empty to
 * detect it by known names.
 */
export const recordNameSchema = z.string().trim().max(200);

/** ISO 4217 code of amounts that state no currency; empty: the default of the feed's format, which is mostly AED. */
export const amountCurrencySchema = z.string().regex(/^([A-Z]{3})?$/, 'must be a code such as AED');

/** The source of a feed. */
export const feedSourceSchema = z.string().regex(/^[\w-]{1,60}$/, 'must be letters, digits, - and _');

export const feedMappingSchema = z.object({
  source: feedSourceSchema,
  fields: columnMapSchema,
  recordName: recordNameSchema.default(''),
  amountCurrency: amountCurrencySchema.default(''),
  /** Mapping of values, for all formats of the source. */
  values: valueMapSchema.default({}),
  /** Incremented by every save; 0 if never saved. */
  version: z.int(),
  updatedBy: z.string().nullable(),
  /** ISO 8601 */
  updatedAt: z.string().nullable(),
});
export type FeedMapping = z.infer<typeof feedMappingSchema>;

/** Number of characters of a feed that are read for a sample. */
export const MOST_SAMPLE_TEXT = 100_000;

export const sampleColumnSchema = z.object({
  /** In lower case. */
  name: z.string(),
  /** Up to three distinct values, truncated. */
  examples: z.array(z.string()),
  /** Number of records in the sample with a value. */
  stated: z.int(),
  /** True when the mapping uses the column. */
  read: z.boolean(),
});
export type SampleColumn = z.infer<typeof sampleColumnSchema>;

export const feedSampleSchema = z.object({
  format: feedFormatSchema,
  /** False for a format with field names of its own, which needs no mapping. */
  mappable: z.boolean(),
  /** The element or list that the records were read from; empty when the format decides it. */
  recordName: z.string().default(''),
  /** Elements or lists of the sample that may hold the listings, the most likely one first. */
  candidates: z.array(z.object({ name: z.string(), count: z.int() })).default([]),
  columns: z.array(sampleColumnSchema),
  /** Number of records read, and of rejected ones among them. */
  read: z.int(),
  rejected: z.int(),
  /** The first records as listings; null for a rejected one. */
  records: z.array(
    z.object({
      line: z.int().nullable(),
      reference: z.string().nullable(),
      listing: z
        .object({
          title: z.string(),
          name: z.string(),
          adType: z.string(),
          unitType: z.string().nullable(),
          community: z.string(),
          bedrooms: z.number().nullable(),
          /** AED */
          price: z.number().nullable(),
          photos: z.int(),
        })
        .nullable(),
    }),
  ),
  /** Problems by kind, including unmapped values, with count and first line. */
  problems: z.array(
    z.object({
      field: z.string(),
      reason: z.string(),
      severity: z.enum(['rejected', 'warning']),
      count: z.int(),
      line: z.int().nullable(),
    }),
  ),
  /** Unmapped values, under the current mapping. */
  unmapped: z.array(unmappedValueSchema).default([]),
  /** Why reading stopped early; null if it did not. */
  error: z.string().nullable(),
});
export type FeedSample = z.infer<typeof feedSampleSchema>;

/** Unmapped values by number of records, as read by `run`. */
export const unmappedValueListSchema = z.object({
  run: z.object({ id: z.uuid(), requestedAt: z.string() }).nullable(),
  values: z.array(unmappedValueSchema),
});
