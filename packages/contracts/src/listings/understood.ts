import { z } from 'zod';
import { nearSchema } from './map-area.js';
import { provisionalSchema } from './provisional.js';
import { searchResultSchema } from './search.js';
import {
  adTypeSchema,
  furnishingSchema,
  handoverYearSchema,
  tenureSchema,
  unitTypeSchema,
} from './vocabulary-schemas.js';

const completionSchema = z.enum(['ready', 'off-plan']);
const periodSchema = z.enum(['yearly', 'monthly']);

const limits = {
  /** Inclusive. */
  min: z.int().optional(),
  /** Inclusive. */
  max: z.int().optional(),
};

const at = {
  /** Offset of the first character in the text, in UTF-16 units. */
  from: z.int(),
  /** Offset after the last character. */
  to: z.int(),
};

/** Words of a search text with one meaning. A `filler` has no meaning of its own. */
export const understoodPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('adType'), value: adTypeSchema, ...at }),
  z.object({ kind: z.literal('type'), value: z.array(unitTypeSchema), ...at }),
  z.object({ kind: z.literal('bedrooms'), value: z.array(z.int()), ...at }),
  z.object({ kind: z.literal('bathrooms'), value: z.int(), ...at }),
  /** AED; includes the period if the words state it. */
  z.object({
    kind: z.literal('price'),
    value: z.object({ ...limits, period: periodSchema.optional() }),
    ...at,
  }),
  z.object({ kind: z.literal('period'), value: periodSchema, ...at }),
  /** sq ft */
  z.object({ kind: z.literal('size'), value: z.object(limits), ...at }),
  z.object({ kind: z.literal('amenity'), value: z.string(), ...at }),
  /** Excluded amenities. */
  z.object({ kind: z.literal('without'), value: z.array(z.string()), ...at }),
  z.object({ kind: z.literal('furnishing'), value: z.array(furnishingSchema), ...at }),
  z.object({ kind: z.literal('completion'), value: completionSchema, ...at }),
  z.object({ kind: z.literal('tenure'), value: tenureSchema, ...at }),
  /** The year of the handover, or the last one when earlier years are included. */
  z.object({
    kind: z.literal('handover'),
    value: handoverYearSchema,
    orEarlier: z.boolean().optional(),
    ...at,
  }),
  z.object({ kind: z.literal('cheques'), value: z.int(), ...at }),
  z.object({ kind: z.literal('near'), value: nearSchema.extend({ minutes: z.int().optional() }), ...at }),
  z.object({ kind: z.literal('place'), value: z.string(), ...at }),
  /** Excluded places. */
  z.object({ kind: z.literal('withoutPlace'), value: z.array(z.string()), ...at }),
  z.object({ kind: z.literal('developer'), value: z.string(), ...at }),
  z.object({ kind: z.literal('agent'), value: z.string(), ...at }),
  z.object({ kind: z.literal('reference'), value: z.string(), ...at }),
  z.object({ kind: z.literal('filler'), value: z.null(), ...at }),
]);
export type UnderstoodPart = z.infer<typeof understoodPartSchema>;

/** Filters stated in a search text, named like those of a search. Absent means "not stated". */
export const understoodFiltersSchema = z.object({
  adType: adTypeSchema.optional(),
  type: z.array(unitTypeSchema).optional(),
  bedrooms: z.array(z.int()).optional(),
  minBathrooms: z.int().optional(),
  /** AED, per `pricePeriod` for rent. */
  minPrice: z.int().optional(),
  maxPrice: z.int().optional(),
  pricePeriod: periodSchema.optional(),
  /** sq ft */
  minArea: z.int().optional(),
  maxArea: z.int().optional(),
  furnishing: z.array(furnishingSchema).optional(),
  completion: completionSchema.optional(),
  tenure: z.array(tenureSchema).optional(),
  handoverYear: z.array(handoverYearSchema).optional(),
  maxCheques: z.int().optional(),
  /** For each stated amenity, its spellings in the listings; one of each group must be present. */
  amenities: z.array(z.array(z.string())).optional(),
  /** Excluded amenities, as the listings spell them. */
  withoutAmenities: z.array(z.string()).optional(),
  /** All of these. */
  near: z.array(nearSchema).optional(),
  nearMinutes: z.int().optional(),
  /** Any of these, as the listings spell them. */
  location: z.array(z.string()).optional(),
  /** None of these, as the listings spell them. */
  withoutLocation: z.array(z.string()).optional(),
  developers: z.array(z.string()).optional(),
  /** Keys of agents, any of these. */
  agent: z.array(z.string()).optional(),
  /** Any of these, ignoring case. */
  references: z.array(z.string()).optional(),
});
export type UnderstoodFilters = z.infer<typeof understoodFiltersSchema>;

export const understoodSchema = z.object({
  filters: understoodFiltersSchema,
  /** In the order of the text, without overlaps. */
  parts: z.array(understoodPartSchema),
  /** The words that were not interpreted; the whole text if none were. */
  rest: z.string(),
  provisional: provisionalSchema,
});
export type Understood = z.infer<typeof understoodSchema>;

export const understoodResultSchema = searchResultSchema.extend({
  /** Absent without a search text, or when interpretation was not requested. */
  understood: understoodSchema.optional(),
});
export type UnderstoodResult = z.infer<typeof understoodResultSchema>;
