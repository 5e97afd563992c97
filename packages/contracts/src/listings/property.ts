import { z } from 'zod';
import {
  adTypeSchema,
  completionStatusSchema,
  furnishingSchema,
  handoverYearSchema,
  rentFrequencySchema,
  tenureSchema,
  unitTypeSchema,
} from './vocabulary-schemas.js';

export const agentSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** URL of the portrait. */
  photo: z.string().nullable(),
  /** Broker registration number (BRN). */
  licence: z.string().nullable(),
});
export type Agent = z.infer<typeof agentSchema>;

/** Days for which a listing is shown as reduced after its price fell. */
export const REDUCED_DAYS = 30;
/** Smallest fall that is treated as a reduction, as a fraction of the price. */
export const LEAST_REDUCTION = 0.01;

export const reductionSchema = z.object({
  /** AED, per year for rent: the lowest price in the REDUCED_DAYS before the reduction. */
  price: z.number(),
  /** ISO 8601, when the price fell. */
  at: z.string(),
});

/** Content of a list card. Prices are whole AED (per year for rent); areas are sq ft. */
export const listingCardSchema = z.object({
  id: z.int(),
  /** The listing's path on the site, without the leading slash; unique and stable. */
  pagelink: z.string(),
  /** Building or project, may be empty. */
  name: z.string(),
  title: z.string(),
  /** The Arabic title, if the source has one in addition to the English. */
  titleAr: z.string().optional(),
  reference: z.string(),
  emirate: z.string(),
  community: z.string(),
  /** A part of the community; null if not stated. Missing when the previous release answers. */
  subCommunity: z.string().nullable().default(null),
  adType: adTypeSchema,
  unitType: unitTypeSchema.nullable(),
  /** 0 is a studio; null if not stated. */
  bedrooms: z.int().nullable(),
  rooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  /** sq ft */
  builtUpArea: z.number().nullable(),
  /** AED, a year for rent; null is "Price on request". */
  price: z.number().nullable(),
  featured: z.boolean(),
  /** Photo URLs in the agency's order. */
  images: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** ISO 8601, when first listed. */
  listedAt: z.string(),
  /** Contact for enquiries; missing when the previous release answers. */
  agent: agentSchema.pick({ name: true, phone: true }).nullable().default(null),
  /** The price before a reduction in the last REDUCED_DAYS; missing when the previous release answers. */
  reducedFrom: reductionSchema.nullable().default(null),
});
export type ListingCard = z.infer<typeof listingCardSchema>;

/** All fields of a listing, for its page. */
export const propertySchema = listingCardSchema.extend({
  source: z.string(),
  /** The reference that identifies the listing within its source. */
  sourceReference: z.string(),
  /** The type as the source wrote it. */
  unitTypeOriginal: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Sanitised HTML of the Arabic description, if the source has one in addition to the English. */
  descriptionAr: z.string().optional(),
  /** sq ft */
  plotArea: z.number().nullable(),
  /** Period of the rent in the source; `price` is converted to a year. */
  rentFrequency: rentFrequencySchema.nullable(),
  /** AED as the source quoted it, for `rentFrequency`. */
  quotedPrice: z.number().nullable(),
  cheques: z.int().nullable(),
  /** AED per sq ft and year. */
  serviceCharge: z.number().nullable(),
  /** URLs of pictures or PDF files; missing when the previous release answers. */
  floorPlans: z.array(z.string()).default([]),
  amenities: z.array(z.string()),
  agent: agentSchema.nullable(),
  /** Trakheesi advertisement permit. */
  permitNumber: z.string().nullable(),
  completionStatus: completionStatusSchema.nullable(),
  furnishing: furnishingSchema.nullable(),
  /** Null if not stated. Missing when the previous release answers. */
  tenure: tenureSchema.nullable().default(null),
  /** The year of the handover of a project; null if not stated. Missing when the previous release answers. */
  handoverYear: handoverYearSchema.nullable().default(null),
  /** Number of parking spaces. */
  parking: z.int().nullable(),
  developer: z.string().nullable(),
  videoUrl: z.string().nullable(),
  view360Url: z.string().nullable(),
  /** ISO 8601, last change in the source. */
  updatedAt: z.string(),
  /** ISO 8601; set when the listing has been withdrawn (410 on the site). */
  withdrawnAt: z.string().nullable(),
});
/** Maximum price difference of comparable listings, as a fraction of the price. */
export const COMPARABLE_PRICE = 0.2;

/** Key facts that remain visible for a listing off the market. */
export const goneListingSchema = propertySchema.pick({
  name: true,
  reference: true,
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
  parking: true,
});
export type GoneListing = z.infer<typeof goneListingSchema>;

export type Property = z.infer<typeof propertySchema>;
