import { z } from 'zod';
import { filledText, longText, text } from '../content/text.js';
import { MOST_AED } from './price.js';
import { agentSchema } from './property.js';
import {
  adTypeSchema,
  completionStatusSchema,
  furnishingSchema,
  handoverYearSchema,
  rentFrequencySchema,
  tenureSchema,
  unitTypeSchema,
} from './vocabulary-schemas.js';

/** Maximum bytes of a description in a message, which also carries the other fields. */
const LONGEST_DESCRIPTION = 100_000;
const MOST_PICTURES = 100;
const MOST_AMENITIES = 100;

const line = text(300).trim();
const count = z.int().min(0).max(99).nullable();
const area = z.number().min(0).max(1_000_000_000).nullable();
/** Path of an upload (`/uploads/…`), or the URL in the feed. */
const url = text(1_000).trim();
const pictures = z.array(url).max(MOST_PICTURES, `A listing has ${MOST_PICTURES} pictures at most`);

/** WGS 84 degrees. */
export const coordinatesSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Fields of a listing that staff write. Areas are sq ft; the rules of feeds apply as well. */
export const listingValuesSchema = z.object({
  title: line,
  /** Building or project. */
  name: line,
  /** HTML; it is sanitised. */
  description: longText(LONGEST_DESCRIPTION),
  /** Arabic texts; unchanged when absent, as in requests of the previous release. */
  titleAr: line.nullable().optional(),
  descriptionAr: longText(LONGEST_DESCRIPTION).nullable().optional(),
  emirate: line,
  community: line,
  /** A part of the community; absent in requests of the previous release. */
  subCommunity: line.nullable().optional(),
  adType: adTypeSchema,
  unitType: unitTypeSchema.nullable(),
  /** 0 is a studio; null if not stated. */
  bedrooms: count,
  rooms: count,
  bathrooms: count,
  builtUpArea: area,
  plotArea: area,
  /** Whole AED per `rentFrequency`; null is "Price on request". */
  price: z.int().min(1).max(MOST_AED).nullable(),
  /** Period of the stated rent; null means a year. */
  rentFrequency: rentFrequencySchema.nullable(),
  cheques: count,
  /** AED per sq ft and year. */
  serviceCharge: z.number().min(0).max(MOST_AED).nullable(),
  featured: z.boolean(),
  /** Photos in order; cards show the second one. */
  images: pictures,
  floorPlans: pictures,
  amenities: z.array(filledText(100)).max(MOST_AMENITIES),
  agent: agentSchema
    .extend({
      name: filledText(300),
      phone: line.nullable(),
      email: line.nullable(),
      photo: url.nullable(),
      licence: line.nullable(),
    })
    .nullable(),
  coordinates: coordinatesSchema.nullable(),
  permitNumber: line.nullable(),
  completionStatus: completionStatusSchema.nullable(),
  furnishing: furnishingSchema.nullable(),
  /** Absent in requests of the previous release. */
  tenure: tenureSchema.nullable().optional(),
  /** Absent in requests of the previous release. */
  handoverYear: handoverYearSchema.nullable().optional(),
  parking: count,
  developer: line.nullable(),
  videoUrl: url.nullable(),
  view360Url: url.nullable(),
  /** The agency's reference; generated when empty. */
  reference: text(100).trim(),
});
export type ListingValues = z.output<typeof listingValuesSchema>;
