import type { RentFrequency } from '@manzil/contracts/listings/vocabulary';
import { figureTokens, isSeparator } from './figure-tokens.js';

const WORDS: Readonly<Record<RentFrequency, readonly string[]>> = {
  yearly: [
    ...[
      'year',
      'years',
      'yearly',
      'yr',
      'yrs',
      'annual',
      'annually',
      'annum',
      'pa',
      'peryear',
      'perannum',
      'py',
    ],
    ...['yrly', 'anum', 'peranum', 'anually', 'annualy', 'annul'],
    ...['سنوي', 'سنويا', 'سنويه', 'سنه', 'عام', 'بالسنه'],
  ],
  monthly: [
    ...['month', 'months', 'monthly', 'mo', 'mth', 'mnth', 'mthly', 'mnthly', 'pcm', 'pm', 'permonth'],
    ...['شهري', 'شهريا', 'شهريه', 'شهر', 'بالشهر'],
  ],
  weekly: [
    ...['week', 'weeks', 'weekly', 'wk', 'wkly', 'pw', 'perweek'],
    ...['اسبوعي', 'اسبوعيا', 'اسبوعيه', 'اسبوع', 'بالاسبوع'],
  ],
  daily: [
    ...['day', 'days', 'daily', 'night', 'nights', 'nightly', 'perday', 'pernight', 'pd'],
    ...['يومي', 'يوميا', 'يوميه', 'يوم', 'ليله', 'ليلي', 'باليوم', 'بالليله'],
  ],
};

const PERIODS: ReadonlyMap<string, RentFrequency> = new Map(
  (Object.keys(WORDS) as RentFrequency[]).flatMap((period) => WORDS[period].map((word) => [word, period])),
);

/** Codes that name a period only when they are the whole value. */
const CODES: ReadonlyMap<string, RentFrequency> = new Map([
  ['y', 'yearly'],
  ['m', 'monthly'],
  ['mn', 'monthly'],
  ['w', 'weekly'],
  ['d', 'daily'],
  ['dl', 'daily'],
]);

/** Returns the period that a folded word names. */
export const periodOfWord = (word: string): RentFrequency | undefined => PERIODS.get(word);

/** Words beside a period that do not change it. */
const BESIDE_PERIODS: ReadonlySet<string> = new Set([
  ...['per', 'a', 'an', 'each', 'every', 'the', 'in', 'by', 'rent', 'rental', 'rented', 'payment'],
  ...['payments', 'price', 'basis', 'cheque', 'cheques', 'chq', 'chqs', 'contract', 'lease'],
  ...[
    'tenancy',
    'calendar',
    'only',
    'aed',
    'dhs',
    'negotiable',
    'one',
    'once',
    'واحده',
    'في',
    'كل',
    'لكل',
    'ايجار',
    'عقد',
  ],
  ...['ب', 'درهم'],
]);
export const IS_CHEQUES = /^(cheques?|chqs?|payments?|شيك|شيكات)$/;

/** True for a number that counts the word after it, and is no amount: "4 cheques", "1 year". */
export const countsNext = (number: string, next: string): boolean =>
  IS_CHEQUES.test(next) || (number === '1' && PERIODS.has(next));

/** Reads the period of a rent; undefined for two periods, for a rent by area, and for any unknown word. */
export function readRentFrequency(value: string): RentFrequency | undefined {
  const word = value.toLowerCase();
  const known = CODES.get(word) ?? PERIODS.get(word);
  if (known !== undefined) return known;
  const tokens = figureTokens(value) ?? [];
  const periods = new Set<RentFrequency>();
  for (const [index, { kind, text }] of tokens.entries()) {
    const next = tokens[index + 1]?.text ?? '';
    const period = kind === 'word' ? periodOfWord(text) : undefined;
    if (period !== undefined) periods.add(period);
    else if (kind === 'number' && !countsNext(text, next)) return undefined;
    else if (kind === 'sign' && !isSeparator(text)) return undefined;
    else if (kind === 'word' && !BESIDE_PERIODS.has(text)) return undefined;
  }
  const [period] = periods;
  return periods.size === 1 ? period : undefined;
}
