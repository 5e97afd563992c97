import { z } from 'zod';
import { adTypeSchema, unitTypeSchema } from './vocabulary-schemas.js';

/** Figures of some homes; a median needs at least three. Prices are AED, a year for rent. */
const figuresSchema = z.object({
  /** The number of homes, and how many of them have a price, and a price and a size. */
  count: z.int(),
  priced: z.int(),
  sized: z.int(),
  medianPrice: z.number().nullable(),
  /** AED per sq ft of built-up area. */
  medianPricePerArea: z.number().nullable(),
});
export type PlaceFigures = z.infer<typeof figuresSchema>;

const at = { latitude: z.number(), longitude: z.number() };
/** In a straight line from the middle of the place. */
const km = z.number();

const stationSchema = z.object({
  ...at,
  kind: z.enum(['metro', 'tram', 'monorail']),
  line: z.string(),
  name: z.string(),
  /** Empty when it has none. */
  nameAr: z.string().default(''),
  km,
});
export type NearStation = z.infer<typeof stationSchema>;

const schoolSchema = z.object({
  ...at,
  name: z.string(),
  /** Empty when it has none. */
  nameAr: z.string().default(''),
  curriculum: z.string(),
  /** Rating of the last published inspection, and its school year; both empty when there is none. */
  rating: z.string(),
  ratedIn: z.string(),
  km,
});
export type NearSchool = z.infer<typeof schoolSchema>;

/** A place with homes for sale or for rent, of all types or of one. */
export const placePageSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Empty when it has none. */
  nameAr: z.string(),
  /** Text by staff for buyers or tenants; empty when there is none. */
  text: z.string(),
  adType: adTypeSchema,
  type: unitTypeSchema.nullable(),
  /** The spellings of the place in the listings, by which a search finds its homes. */
  communities: z.array(z.string()),
  figures: figuresSchema,
  /** AED of the cheapest and the dearest home that states a price. */
  priceFrom: z.number().nullable(),
  priceTo: z.number().nullable(),
  /** Studios are 0, and 6 is six or more. */
  byBedrooms: z.array(figuresSchema.extend({ bedrooms: z.int() })),
  /** The types of all homes of the place that are for sale, or for rent. */
  types: z.array(z.object({ type: unitTypeSchema, count: z.int() })),
  /** Homes of the place on the other list, and how many of them are of the type. */
  otherList: z.object({ count: z.int(), ofType: z.int() }),
  neighbours: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  /** Centre of the place in degrees; null if unknown. */
  middle: z.object(at).nullable(),
  stations: z.array(stationSchema),
  schools: z.array(schoolSchema),
});
export type PlacePage = z.infer<typeof placePageSchema>;

/** The page is at another path: another spelling of the place or of the type. */
export const movedPlaceSchema = z.object({
  movedTo: z.object({ slug: z.string(), type: unitTypeSchema.nullable() }),
});

/** The price of homes in a community, for communities with enough homes that state a price and a size. */
const communityPriceSchema = z.object({
  /** Community number of Dubai Municipality. */
  number: z.int(),
  name: z.string(),
  /** Names that agencies use for the places within it, the largest first. */
  places: z.array(z.string()),
  /** The number of homes with a price and a size, by their position. */
  count: z.int(),
  /** AED per sq ft of built-up area, a year for rent. */
  medianPricePerArea: z.number(),
});
export type CommunityPrice = z.infer<typeof communityPriceSchema>;
