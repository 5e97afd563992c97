import { z } from 'zod';
import { adTypeSchema, unitTypeSchema } from './vocabulary-schemas.js';

/** Figures of a set of listings; a median needs at least three. Prices are AED, per year for rent. */
const figuresSchema = z.object({
  /** Numbers of listings: all, with a price, and with both a price and a size. */
  count: z.int(),
  priced: z.int(),
  sized: z.int(),
  medianPrice: z.number().nullable(),
  /** AED per sq ft of built-up area. */
  medianPricePerArea: z.number().nullable(),
});
export type PlaceFigures = z.infer<typeof figuresSchema>;

const at = { latitude: z.number(), longitude: z.number() };
/** Straight-line distance from the centre of the place. */
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

/** A place with its listings for sale or for rent, of all types or of one. */
export const placePageSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Empty when it has none. */
  nameAr: z.string(),
  /** Text by staff for buyers or tenants; empty when there is none. */
  text: z.string(),
  adType: adTypeSchema,
  type: unitTypeSchema.nullable(),
  /** Spellings of the place in listings, which a search for it uses. */
  communities: z.array(z.string()),
  figures: figuresSchema,
  /** Lowest and highest stated price in AED. */
  priceFrom: z.number().nullable(),
  priceTo: z.number().nullable(),
  /** 0 is a studio; 6 means six or more. */
  byBedrooms: z.array(figuresSchema.extend({ bedrooms: z.int() })),
  /** Types of all listings of the place on this list. */
  types: z.array(z.object({ type: unitTypeSchema, count: z.int() })),
  /** Number of the place's listings on the other list, and of the ones with the same type. */
  otherList: z.object({ count: z.int(), ofType: z.int() }),
  neighbours: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  /** Centre of the place in degrees; null if unknown. */
  middle: z.object(at).nullable(),
  stations: z.array(stationSchema),
  schools: z.array(schoolSchema),
});
export type PlacePage = z.infer<typeof placePageSchema>;

/** The page has moved to the canonical spelling of the place or the type. */
export const movedPlaceSchema = z.object({
  movedTo: z.object({ slug: z.string(), type: unitTypeSchema.nullable() }),
});

/** Prices in a community with enough listings that state a price and a size. */
const communityPriceSchema = z.object({
  /** Community number of Dubai Municipality. */
  number: z.int(),
  name: z.string(),
  /** Names that agencies use for the places within it, the largest first. */
  places: z.array(z.string()),
  /** Number of listings with a price and a size, located by coordinates. */
  count: z.int(),
  /** AED per sq ft of built-up area; per year for rent. */
  medianPricePerArea: z.number(),
});
export type CommunityPrice = z.infer<typeof communityPriceSchema>;
