import { Decimal } from 'decimal.js';
import { buyingCosts, type BuyingCosts, type Declined } from './buying-costs.js';
import { refOf, type AsOf, type RuleBook, type RuleRef } from './in-force.js';
import { loanShare } from './loan-share.js';
import { toFils } from './money.js';
import { calculateMortgage } from './mortgage.js';
import type { Buyer, Emirate, HomeKind } from './vocabulary.js';

export interface AffordabilityInput {
  emirate: Emirate;
  kind: Exclude<HomeKind, 'land'>;
  stage: 'ready' | 'off-plan';
  buyer: Buyer;
  home: 'first' | 'second';
  /** AED a month. */
  income: number;
  /** Instalments of other loans and cards, AED a month. */
  debts: number;
  /** AED for the down payment and the fees. */
  savings: number;
  /** Interest a year, per cent. */
  rate: number;
  years: number;
  /** Policies of the lender, which may be stricter than the rules; null is the rule alone. Shares are per cent. */
  ratio: number | null;
  share: number | null;
  /** The buyer's age, and the lender's oldest age at the last payment. */
  age: number | null;
  lastAge: number | null;
}

export interface Affordability {
  declined: null;
  /** Maximum of all instalments as a share of the income. */
  ratio: number;
  /** Term allowed by age and rules; 0 allows no loan. */
  years: number;
  /** The largest instalment of this loan, AED a month. */
  largestInstalment: number;
  /** Largest loan by monthly instalment, AED. */
  byInstalment: number;
  /** The largest loan by the yearly income, AED; null without a confirmed rule. */
  byIncome: number | null;
  /** AED, whole; 0 when the savings do not pay the fees of any home. */
  price: number;
  loan: number;
  instalment: number;
  /** Null when `price` is 0. */
  costs: BuyingCosts | null;
  /** The rules about lending that were used. */
  rules: RuleRef[];
  /** The limit that prevents a higher price. */
  limitedBy: 'income' | 'savings';
}

/** Calculates the highest price that income and savings pay for. */
export function affordability(
  input: AffordabilityInput,
  book: RuleBook,
  asOf: AsOf,
): Affordability | Declined {
  const { income, debts, savings, rate, buyer } = input;
  const rule = limitOf(book, asOf, 'uae.mortgage.dbr', 'share');
  const policy = input.ratio === null ? undefined : input.ratio / 100;
  if (rule === undefined && policy === undefined) return { declined: 'unknown-loan' };
  const ratio = Math.min(rule?.value ?? 1, policy ?? 1);
  const tenor = limitOf(book, asOf, 'uae.mortgage.tenor', 'years');
  const years = termOf(input, tenor?.value);
  const largestInstalment = toFils(Decimal.max(0, new Decimal(income).times(ratio).minus(debts)));
  const ofOne = years > 0 ? calculateMortgage({ price: 1, down: 0, years, rate }).monthly : 0;
  const byInstalment = ofOne > 0 ? Math.floor(largestInstalment / ofOne) : 0;
  const multiple = limitOf(
    book,
    asOf,
    'uae.mortgage.income-multiple',
    'times',
    buyer === 'national' ? 'UAE national' : 'Expatriate',
  );
  const byIncome =
    multiple === undefined ? null : toFils(new Decimal(income).times(12).times(multiple.value));
  const largest = Math.min(byInstalment, byIncome ?? Infinity);

  const at = (price: number): { loan: number; costs: BuyingCosts } | Declined => {
    const share = shareOf(input, price, book, asOf);
    if (share === undefined && largest > 0) return { declined: 'unknown-loan' };
    const loan = Math.min(largest, Math.floor(price * (share ?? 0)));
    const costs = buyingCosts({ ...input, price, loan, sellersPart: 'usual' }, book, asOf);
    return costs.declined === null ? { loan, costs } : costs;
  };
  // The cash needed grows with the price, so the price is found by bisection.
  let [low, high] = [0, Math.floor(savings) + largest];
  let best: { loan: number; costs: BuyingCosts } | undefined;
  const least = at(1);
  if ('declined' in least) return least;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const found = at(middle);
    if ('declined' in found) return found;
    if (found.costs.cash <= savings) [low, best] = [middle, found];
    else high = middle - 1;
  }
  const loan = best?.loan ?? 0;
  return {
    declined: null,
    ratio,
    years,
    largestInstalment,
    byInstalment,
    byIncome,
    price: low,
    loan,
    instalment: toFils(new Decimal(ofOne).times(loan)),
    costs: best?.costs ?? null,
    rules: [rule, tenor, multiple, loanShare({ ...input, price: Math.max(low, 1) }, book, asOf)].flatMap(
      (used) => (used === undefined ? [] : [refOf(used)]),
    ),
    limitedBy: loan < largest ? 'savings' : 'income',
  };
}

/** One number of a rule that has several, chosen by its unit, or by its name if units repeat. */
function limitOf(book: RuleBook, asOf: AsOf, id: string, unit: string, name?: string) {
  const found = book.find(id, 'limits', asOf);
  const value = found?.terms.values.find(
    (each) => each.unit === unit && (name === undefined || each.name === name),
  )?.value;
  return found === undefined || value === undefined || value === null ? undefined : { ...found, value };
}

function termOf({ years, age, lastAge }: AffordabilityInput, longest = Infinity): number {
  const left = age === null || lastAge === null ? Infinity : Math.floor(lastAge - age);
  return Math.max(0, Math.min(years, longest, left));
}

/** The share that the bank lends: the rule's, limited by the lender's policy. */
function shareOf(input: AffordabilityInput, price: number, book: RuleBook, asOf: AsOf): number | undefined {
  const rule = loanShare({ ...input, price }, book, asOf)?.max;
  const policy = input.share === null ? undefined : input.share / 100;
  return rule === undefined ? policy : Math.min(rule, policy ?? 1);
}
