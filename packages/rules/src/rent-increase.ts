import { Decimal } from 'decimal.js';
import { refOf, type AsOf, type RuleBook, type RuleRef } from './in-force.js';
import { rentIncreaseRuleOf } from './rule-ids.js';
import type { Emirate } from './vocabulary.js';

export interface RentIncreaseInput {
  emirate: Emirate;
  /** AED a year. */
  currentRent?: number;
  /** Average rent of the official index, AED a year. */
  averageRent?: number;
  /** ISO date. */
  tenancyBegan?: string;
  /** ISO date. */
  contractEnds?: string;
}

export interface RentIncrease extends RuleRef {
  /** Largest increase as a fraction; null when it depends on missing input. */
  max: number | null;
  /** First day on which the rent may rise; null where the rule has no such day. */
  earliest: string | null;
  /** Last day for notice of a change; null where the rule has no notice. */
  lastNotice: string | null;
}

/** Returns the largest increase of a rent at its renewal; undefined without a confirmed rule. */
export function rentIncrease(input: RentIncreaseInput, book: RuleBook, asOf: AsOf): RentIncrease | undefined {
  const id = rentIncreaseRuleOf(input.emirate);
  const cap = book.find(id, 'rent-cap', asOf);
  if (cap !== undefined) return { ...refOf(cap), max: cap.terms.max, earliest: null, lastNotice: null };
  const fixed = book.find(id, 'rent-fixed-years', asOf);
  if (fixed !== undefined) {
    const { tenancyBegan } = input;
    const earliest = tenancyBegan === undefined ? null : addYears(tenancyBegan, fixed.terms.years);
    const isFixed = earliest !== null && asOf.on < earliest;
    return { ...refOf(fixed), max: isFixed ? 0 : null, earliest, lastNotice: null };
  }
  const bands = book.find(id, 'rent-bands', asOf);
  if (bands === undefined) return undefined;
  const { contractEnds } = input;
  const lastNotice = contractEnds === undefined ? null : addDays(contractEnds, -bands.terms.noticeDays);
  return { ...refOf(bands), max: bandOf(input, bands.terms.bands), earliest: null, lastNotice };
}

function bandOf(
  { currentRent, averageRent }: RentIncreaseInput,
  bands: readonly { upTo: number | null; max: number }[],
): number | null {
  if (currentRent === undefined || averageRent === undefined || averageRent <= 0) return null;
  const shortfall = new Decimal(averageRent).minus(currentRent).div(averageRent).times(100).floor();
  return bands.find(({ upTo }) => upTo === null || shortfall.lte(upTo))?.max ?? null;
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** 29 February becomes 1 March. */
function addYears(date: string, years: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}
