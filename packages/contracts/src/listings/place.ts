import { z } from 'zod';
import { text } from '../content/text.js';
import { adTypeSchema, unitTypeSchema } from './vocabulary-schemas.js';

const name = text(100).trim().min(1);
/** Maximum number of other names of a place. */
export const MOST_ALIASES = 50;

/** Paragraphs of plain text, separated by empty lines. */
const pageText = text(4_000).trim();

/** The text of a page of one type, such as the villas for rent. */
const typeTextSchema = z.object({ adType: adTypeSchema, type: unitTypeSchema, text: pageText });

/** The names and texts of a place that staff edit. */
export const placeNamesSchema = z.object({
  /** Empty when it has none. */
  nameAr: text(100).trim(),
  /** Nicknames and other spellings, in any language. */
  aliases: z.array(name).max(MOST_ALIASES),
  /** Introductions of its pages, for buyers and for tenants; an empty one is generated from its figures. */
  textBuy: pageText.default(''),
  textRent: pageText.default(''),
  /** Introductions of the pages of one type; types without an entry have none. */
  typeTexts: z.array(typeTextSchema).max(100).default([]),
});
export type PlaceNames = z.infer<typeof placeNamesSchema>;

export const placeNameSchema = name;

export const placeSchema = placeNamesSchema.extend({
  name: z.string(),
  /** Communities in the listings that match one of its names. */
  communities: z.array(z.string()),
  /** Number of live listings in these. */
  listings: z.int(),
  /** Incremented by every save; 0 for the initial data. */
  version: z.int(),
  /** Null until the first edit. */
  updatedBy: z.string().nullable(),
  /** ISO 8601 */
  updatedAt: z.string().nullable(),
});
export type Place = z.infer<typeof placeSchema>;

/** A name in the listings that resolves to no known place, or that staff keep as a separate place. */
export const unresolvedPlaceSchema = z.object({
  kind: z.enum(['community', 'emirate']),
  name: z.string(),
  /** Number of live listings with the name. */
  listings: z.int(),
  /** References of up to three of these listings. */
  references: z.array(z.string()),
  /** True when staff keep it as a separate place. */
  kept: z.boolean(),
});
export type UnresolvedPlace = z.infer<typeof unresolvedPlaceSchema>;

/** The choice for a name: a known place, or null to keep it as a separate place. */
export const placeChoiceSchema = z.object({
  kind: unresolvedPlaceSchema.shape.kind,
  name: z.string().trim().min(1).max(300),
  place: name.nullable(),
});
