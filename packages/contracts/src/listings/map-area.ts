import { z } from 'zod';
import { NEAR_KINDS, NEAR_TEXT } from './near.js';
import { provisionalSchema } from './provisional.js';

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

/** A rectangle between meridians and parallels, in degrees; limits are inclusive. */
export const boundsSchema = z
  .object({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ west, east }) => west <= east, { path: ['east'], message: 'must not be west of west' })
  .refine(({ south, north }) => south <= north, { path: ['north'], message: 'must not be south of south' });
export type Bounds = z.infer<typeof boundsSchema>;

export const MOST_CORNERS = 100;

/**
 * Rounds coordinates used in calculations to a centimetre; with more digits, products may exceed what a database
 * accepts.
 */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
const longitudeOfPoint = longitude.transform(rounded);
const latitudeOfPoint = latitude.transform(rounded);

/** Corners as longitude and latitude, in degrees; the last one is joined to the first. */
export const polygonSchema = z
  .array(z.tuple([longitudeOfPoint, latitudeOfPoint]))
  .min(3)
  .max(MOST_CORNERS);
export type Polygon = z.infer<typeof polygonSchema>;

export const circleSchema = z.object({
  longitude: longitudeOfPoint,
  latitude: latitudeOfPoint,
  km: z.number().min(0.1).max(100),
});
export type Circle = z.infer<typeof circleSchema>;

/** Straight-line distance of "near" when no minutes are given, in kilometres. */
export const NEAR_KM = 1;

/** Near any place of a kind, or near the named place. */
export const nearSchema = z.object({
  kind: z.enum(NEAR_KINDS),
  name: z.string().max(200).optional(),
});
export const nearTextSchema = z.string().regex(NEAR_TEXT, 'must be a kind, or a kind, a colon and a name');

/** Cells along the longer side of the map. */
export const acrossSchema = z.int().min(2).max(24).default(10);

/** Listings in one cell of a map; all at one position if the limits are equal. */
const mapGroupSchema = z.object({
  count: z.int(),
  /** Limits of the listings' positions, in degrees. */
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  /** Lowest price in AED, per year for rent; null when no listing states one. */
  minPrice: z.number().nullable(),
});
export type MapGroup = z.infer<typeof mapGroupSchema>;

export const listingMapSchema = z.object({
  groups: z.array(mapGroupSchema),
  /** Number of listings in the groups: equal to the total of a search with the same filters and bounds. */
  total: z.int(),
  /** Number of listings that match the other filters but have no coordinates. */
  unplaced: z.int(),
  /** Refers to the search text; see {@link provisionalSchema}. */
  provisional: provisionalSchema,
});
export type ListingMap = z.infer<typeof listingMapSchema>;
