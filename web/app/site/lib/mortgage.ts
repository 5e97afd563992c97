import { MORTGAGE_LIMITS, type MortgageFigure, type MortgageTerms } from '@manzil/rules/mortgage';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import { leastDownPercent, loanShare } from '@manzil/rules/loan-share';
import type { Rule } from '@manzil/rules/rule';
import { BUYERS, EMIRATES } from '@manzil/rules/vocabulary';

/** Confirmed rules, and the ISO 8601 timestamp at which they are used. */
export interface DatedRules {
  rules: Rule[];
  at: string;
}

/** Per cent of the price that a buyer pays at least; undefined without a confirmed rule, as for non-residents. */
export function leastDown(
  { price, offPlan, buyer, home }: Pick<MortgageTerms, 'price' | 'offPlan' | 'buyer' | 'home'>,
  { rules, at }: DatedRules,
): number | undefined {
  const stage = offPlan ? 'off-plan' : 'ready';
  const borrowing = { price, stage, buyer, home } as const;
  const share = loanShare(borrowing, new RuleBook(rules), asOfTime(at));
  return share && leastDownPercent(share);
}

/**
 * The loan terms in the URL; missing, invalid or out-of-range values get sensible defaults: for the down payment the
 * minimum of the banks.
 */
export function readTerms(params: URLSearchParams, rules: DatedRules): MortgageTerms {
  const read = (name: MortgageFigure, start = MORTGAGE_LIMITS[name].start): number => {
    const text = params.get(name)?.replaceAll(',', '').trim() ?? '';
    const value = text === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? clampTerm(name, value) : start;
  };
  const price = read('price');
  const offPlan = params.get('offPlan') === 'true';
  const buyer = BUYERS.find((each) => each === params.get('buyer')) ?? 'resident';
  const home = params.get('home') === 'second' ? 'second' : 'first';
  const emirate = EMIRATES.find((each) => each === params.get('emirate')) ?? 'dubai';
  const down = read('down', leastDown({ price, offPlan, buyer, home }, rules));
  return { price, down, years: read('years'), rate: read('rate'), offPlan, buyer, home, emirate };
}

/** The value within the limits of its field; amounts and years are whole. */
export function clampTerm(name: MortgageFigure, value: number): number {
  const { min, max } = MORTGAGE_LIMITS[name];
  const bounded = Math.min(max, Math.max(min, value));
  return name === 'price' || name === 'years' ? Math.round(bounded) : Math.round(bounded * 100) / 100;
}
