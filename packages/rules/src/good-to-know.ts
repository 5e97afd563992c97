import type { CostQuestion } from './cost-question.js';
import type { AsOf, RuleBook, RuleRef } from './in-force.js';
import { rentIncrease } from './rent-increase.js';
import { residence } from './residence.js';

/** A related rule for a buyer or a tenant; amounts are AED. */
export type GoodToKnow = RuleRef &
  (
    | { kind: 'golden-residence' | 'two-year-residence'; qualifies: boolean }
    /** Largest increase at renewal as a fraction. */
    | { kind: 'rent-cap'; max: number }
    /** Number of years for which the rent of a new contract is fixed. */
    | { kind: 'rent-fixed-years'; years: number }
    /** Notice period for a change, in days before the end of the contract. */
    | { kind: 'rent-notice'; days: number }
  );

/** Returns the confirmed rules about residence for a sole owner, or about rent increases. */
export function goodToKnow(question: CostQuestion, book: RuleBook, asOf: AsOf): GoodToKnow[] {
  if (question.deal === 'sale') {
    const { emirate, price, kind, stage } = question.input;
    if (kind === 'land') return [];
    const { golden, twoYear } = residence({ emirate, value: price, shares: [1] }, book, asOf);
    return [
      ...(golden === null ? [] : [{ ...golden, kind: 'golden-residence' as const }]),
      // For completed homes.
      ...(twoYear === null || stage === 'off-plan'
        ? []
        : [{ ...twoYear, kind: 'two-year-residence' as const }]),
    ];
  }
  const { emirate } = question.input;
  const first = '2000-01-01';
  const found = rentIncrease({ emirate, tenancyBegan: first, contractEnds: first }, book, asOf);
  if (found === undefined) return [];
  const { rule, version, sources, isDemo, validFrom, max, earliest, lastNotice } = found;
  const ref = { rule, version, sources, isDemo, validFrom };
  if (earliest !== null)
    return [{ ...ref, kind: 'rent-fixed-years', years: Number(earliest.slice(0, 4)) - 2000 }];
  if (lastNotice !== null)
    return [
      {
        ...ref,
        kind: 'rent-notice',
        days: (Date.parse(first) - Date.parse(lastNotice)) / 86_400_000,
      },
    ];
  return max === null ? [] : [{ ...ref, kind: 'rent-cap', max }];
}
