import { z } from 'zod';
import type { AdType, CompletionStatus, Furnishing, RentFrequency, UnitType } from './vocabulary.js';

/** A withdrawn listing is treated like one that is missing from the feed. */
export type MarketStatus = 'listed' | 'withdrawn';

/** Terms for which senders use their own vocabulary, with our values and their labels for staff. */
export const FEED_TERMS = {
  adType: {
    words: 'Sale or rent',
    choices: { sale: 'For sale', rent: 'For rent' } satisfies Record<AdType, string>,
  },
  unitType: {
    words: 'Type',
    choices: {
      Apartment: 'Apartment',
      Villa: 'Villa',
      Townhouse: 'Townhouse',
      Penthouse: 'Penthouse',
      Duplex: 'Duplex',
      Plot: 'Plot',
      Land: 'Land',
      Office: 'Office',
      Shop: 'Shop',
      Warehouse: 'Warehouse',
    } satisfies Record<UnitType, string>,
  },
  rentFrequency: {
    words: 'Rent period',
    choices: {
      yearly: 'A year',
      monthly: 'A month',
      weekly: 'A week',
      daily: 'A day',
    } satisfies Record<RentFrequency, string>,
  },
  furnishing: {
    words: 'Furnishing',
    choices: {
      furnished: 'Furnished',
      unfurnished: 'Unfurnished',
      partly: 'Partly furnished',
    } satisfies Record<Furnishing, string>,
  },
  completionStatus: {
    words: 'Completion',
    choices: { completed: 'Completed', off_plan: 'Off-plan' } satisfies Record<CompletionStatus, string>,
  },
  flag: { words: 'Yes or no', choices: { yes: 'Yes', no: 'No' } },
  status: {
    words: 'Status',
    choices: { listed: 'On the market', withdrawn: 'Off the market' } satisfies Record<MarketStatus, string>,
  },
} as const;
export type FeedTerm = keyof typeof FEED_TERMS;
export const feedTermSchema = z.enum(Object.keys(FEED_TERMS) as FeedTerm[]);
export type TermChoice<T extends FeedTerm> = keyof (typeof FEED_TERMS)[T]['choices'] & string;

/** Maximum length of a mapped value. */
export const LONGEST_VALUE = 200;

/** Returns the key of a feed value in the mapping; ignores case and repeated spaces. */
export const valueKey = (value: string): string => value.trim().replace(/\s+/g, ' ').toLowerCase();

const choicesOf = <T extends FeedTerm>(term: T): TermChoice<T>[] =>
  Object.keys(FEED_TERMS[term].choices) as TermChoice<T>[];
const theirsSchema = z.string().trim().min(1).max(LONGEST_VALUE);
const mapTo = <T extends FeedTerm>(term: T) =>
  z.record(theirsSchema, z.union([z.enum(choicesOf(term)), z.literal('')])).optional();

/**
 * Maps values of the sender, ignoring case, to ours; empty for an ignored value. Ad types cannot be ignored,
 * because a listing needs one.
 */
export const valueMapSchema = z
  .object({
    adType: z.record(theirsSchema, z.enum(choicesOf('adType'))).optional(),
    unitType: mapTo('unitType'),
    rentFrequency: mapTo('rentFrequency'),
    furnishing: mapTo('furnishing'),
    completionStatus: mapTo('completionStatus'),
    flag: mapTo('flag'),
    status: mapTo('status'),
  })
  .refine(
    (terms) => Object.values(terms).reduce((sum, words) => sum + Object.keys(words).length, 0) <= 2_000,
    'must be of at most 2000 values',
  );
export type ValueMap = z.infer<typeof valueMapSchema>;

/** Maximum number of distinct values that are stored for a feed. */
export const MOST_UNMAPPED = 500;

/** A feed value without a mapping. */
export const unmappedValueSchema = z.object({
  term: feedTermSchema,
  /** Its first spelling in the feed. */
  value: z.string(),
  /** The sender's name of the field in which it first occurred. */
  field: z.string(),
  /** Number of records with the value. */
  count: z.int(),
  /** True when these records are left out; otherwise only the value is. */
  rejected: z.boolean(),
  /** The first records that have it, at most three: their references, and the line of the first. */
  references: z.array(z.string()),
  line: z.int().nullable(),
});
export type UnmappedValue = z.infer<typeof unmappedValueSchema>;
