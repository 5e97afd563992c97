import type {
  AdType,
  CompletionStatus,
  Furnishing,
  RentFrequency,
  UnitType,
} from '@manzil/contracts/listings/vocabulary';

/** Whatever contains the word counts: `For Sale`, `RENT`, `Commercial Sale`; `Buy` is a sale. */
export function readAdType(value: string): AdType | undefined {
  if (/rent|^(rr|cr)$|lease/i.test(value)) return 'rent';
  if (/sale|buy|sell|^(rs|cs)$/i.test(value)) return 'sale';
  return undefined;
}

const UNIT_TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [/pent\s*-?house|^ph$/i, 'Penthouse'],
  [/town\s*-?house|^th$/i, 'Townhouse'],
  [/duplex|^dx$/i, 'Duplex'],
  [/villa|^vh$|bungalow|^bw$|compound|^cd$/i, 'Villa'],
  [/^lp$|\bplots?\b/i, 'Plot'],
  [/\bland\b/i, 'Land'],
  [/apartment|\bflats?\b|^ap$|studio|^ha$|loft/i, 'Apartment'],
];

/** The site's type for a type word or code of any feed; undefined when none fits. */
export function readUnitType(value: string): UnitType | undefined {
  return UNIT_TYPE_WORDS.find(([pattern]) => pattern.test(value.trim()))?.[1];
}

const FREQUENCY_WORDS: readonly (readonly [RegExp, RentFrequency])[] = [
  [/year|annual|annum|^y$|p\.?a\.?$/i, 'yearly'],
  [/month|^m$|pcm/i, 'monthly'],
  [/week|^w$/i, 'weekly'],
  [/day|dai|night|^d$/i, 'daily'],
];

export function readRentFrequency(value: string): RentFrequency | undefined {
  return FREQUENCY_WORDS.find(([pattern]) => pattern.test(value))?.[1];
}

const PERIODS_A_YEAR: Record<RentFrequency, number> = { yearly: 1, monthly: 12, weekly: 52, daily: 365 };

/** AED a year. */
export const yearlyRent = (quoted: number, frequency: RentFrequency): number =>
  quoted * PERIODS_A_YEAR[frequency];

export function readFlag(value: string): boolean | undefined {
  if (/^(1|yes|true|y|on)$/i.test(value)) return true;
  if (/^(0|no|false|n|off)$/i.test(value)) return false;
  return undefined;
}

export function readCompletion(value: string): CompletionStatus | undefined {
  if (/off.?plan|under.?construction/i.test(value)) return 'off_plan';
  if (/complete|ready/i.test(value)) return 'completed';
  return undefined;
}

export function readFurnishing(value: string): Furnishing | undefined {
  if (/part|semi/i.test(value)) return 'partly';
  if (/^(no|0|n)$|unfurn|not furn/i.test(value)) return 'unfurnished';
  if (/^(yes|1|y)$|furnish/i.test(value)) return 'furnished';
  return undefined;
}
