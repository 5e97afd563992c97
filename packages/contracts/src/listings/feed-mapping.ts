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
  parking: 'Parking',
  developer: 'Developer',
  video: 'Video',
  view360: '360° view',
  listing_date: 'Listed on',
  last_updated: 'Last change',
} as const;
export type FeedField = keyof typeof FEED_FIELDS;

const feedFieldSchema = z.enum(Object.keys(FEED_FIELDS) as FeedField[]);

/** Maps the sender's column names, in any case, to fields; empty for a column that is left out on purpose. */
export const columnMapSchema = z
  .record(z.string().trim().min(1).max(200), z.union([feedFieldSchema, z.literal('')]))
  .refine((fields) => Object.keys(fields).length <= 500, 'must be of at most 500 columns');
export type ColumnMap = z.infer<typeof columnMapSchema>;

/**
 * The element of an XML feed, or the path of the list in a JSON feed (`data.homes`), that holds the listings, in any
 * case; empty: found by the names that are known.
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
  /** Meanings of the values in its feeds, independent of their format. */
  values: valueMapSchema.default({}),
  /** Grows by one with every save; 0 when there is none yet. */
  version: z.int(),
  updatedBy: z.string().nullable(),
  /** ISO 8601 */
  updatedAt: z.string().nullable(),
});
export type FeedMapping = z.infer<typeof feedMappingSchema>;

/** Characters of a feed that are enough of it for a sample. */
export const MOST_SAMPLE_TEXT = 100_000;

export const sampleColumnSchema = z.object({
  /** In lower case. */
  name: z.string(),
  /** Different values it has, at most three, cut. */
  examples: z.array(z.string()),
  /** Records of the sample that state it. */
  stated: z.int(),
  /** True when the mapping reads something from it. */
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
  /** Records read, and how many of them would be left out. */
  read: z.int(),
  rejected: z.int(),
  /** The first of them as listings; null for one that would be left out. */
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
  /** Each thing that could not be read, these words included, with how often and in which line first. */
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
  /** The reason why it could not be read further; null when that is not so. */
  error: z.string().nullable(),
});
export type FeedSample = z.infer<typeof feedSampleSchema>;

/** Unmapped values, by the number of records that have them; read by `run`. */
export const unmappedValueListSchema = z.object({
  run: z.object({ id: z.uuid(), requestedAt: z.string() }).nullable(),
  values: z.array(unmappedValueSchema),
});
