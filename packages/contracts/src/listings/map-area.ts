import { z } from 'zod';
import { provisionalSchema } from './provisional.js';

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

/** A part of the map between meridians and parallels, in degrees; both limits belong to it. */
export const boundsSchema = z
  .object({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ west, east }) => west <= east, { path: ['east'], message: 'must not be west of west' })
  .refine(({ south, north }) => south <= north, { path: ['north'], message: 'must not be south of south' });
export type Bounds = z.infer<typeof boundsSchema>;

export const MOST_CORNERS = 100;

/** Coordinates that are computed with are rounded to a centimetre, below which a database may refuse their products. */
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

/** Largest straight-line distance that is near, in kilometres. */
export const NEAR_KM = 1;

/** Near any place of a kind, or near the named place. */
export const nearSchema = z.object({
  kind: z.enum(['metro', 'tram', 'monorail', 'school', 'landmark']),
  name: z.string().max(200).optional(),
});
export type Near = z.infer<typeof nearSchema>;

/** Cells along the longer side of the map. */
export const acrossSchema = z.int().min(2).max(24).default(10);

/** The homes in one cell of a map, which is one place where the limits are equal. */
const mapGroupSchema = z.object({
  count: z.int(),
  /** The limits of the homes, in degrees. */
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  /** AED of the cheapest, a year for rent; null when none states a price. */
  minPrice: z.number().nullable(),
});
export type MapGroup = z.infer<typeof mapGroupSchema>;

export const listingMapSchema = z.object({
  groups: z.array(mapGroupSchema),
  /** Homes in the groups: as many as a search with the same filters and bounds finds. */
  total: z.int(),
  /** Homes that match the other filters and state no coordinates, so that no map can show them. */
  unplaced: z.int(),
  /** Refers to the search text; see {@link provisionalSchema}. */
  provisional: provisionalSchema,
});
export type ListingMap = z.infer<typeof listingMapSchema>;
