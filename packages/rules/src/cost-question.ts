import { COST_PAGE, type CostParameter } from './cost-parameters.js';
import { buyingCosts, type BuyingCosts, type BuyingInput, type Declined } from './buying-costs.js';
import type { AsOf, RuleBook } from './in-force.js';
import { pathWith, queryReader, type GetParameter } from './query.js';
import { rentingCosts, type RentingCosts, type RentingInput } from './renting-costs.js';
import { BUYERS, EMIRATES, HOME_KINDS } from './vocabulary.js';

/** Inputs of an estimate, all of which its link contains. */
export type CostQuestion =
  | {
      deal: 'sale';
      input: BuyingInput;
      /** AED a year; null if unknown. */
      serviceCharge: number | null;
      annualRent: number | null;
    }
  | { deal: 'rent'; input: RentingInput };

const MOST_CHEQUES = 12;

export const costsOf = (
  question: CostQuestion,
  book: RuleBook,
  asOf: AsOf,
): BuyingCosts | RentingCosts | Declined =>
  question.deal === 'sale'
    ? buyingCosts(question.input, book, asOf)
    : rentingCosts(question.input, book, asOf);

/** Path and query of an estimate; with `asOf`, an ISO 8601 timestamp, it gives the same result later. */
export function costPath(question: CostQuestion, asOf?: string): string {
  const { deal, input } = question;
  const values: Partial<Record<CostParameter, string | number | boolean | null>> =
    deal === 'sale'
      ? {
          deal,
          emirate: input.emirate,
          kind: input.kind,
          stage: input.stage,
          price: input.price,
          loan: input.loan,
          buyer: input.buyer,
          home: input.home,
          sellersPart: input.sellersPart,
          serviceCharge: question.serviceCharge,
          rent: question.annualRent,
        }
      : {
          deal,
          emirate: input.emirate,
          kind: input.kind,
          rent: input.annualRent,
          cheques: input.cheques,
          furnished: input.furnished,
        };
  return pathWith(COST_PAGE, values, asOf);
}

/** Reads the query of an estimate; undefined if a required value is missing or invalid. */
export function readCostQuestion(get: GetParameter): CostQuestion | undefined {
  const { one, amount } = queryReader(get);
  const emirate = one('emirate', EMIRATES) ?? 'dubai';
  const kind = one('kind', HOME_KINDS) ?? 'apartment';
  if (get('deal') === 'rent') {
    const annualRent = amount('rent');
    const cheques = amount('cheques') ?? 1;
    if (annualRent === undefined || kind === 'land') return undefined;
    if (!Number.isInteger(cheques) || cheques < 1 || cheques > MOST_CHEQUES) return undefined;
    return {
      deal: 'rent',
      input: { emirate, kind, annualRent, cheques, furnished: get('furnished') === 'true' },
    };
  }
  const price = amount('price');
  const loan = get('loan') === 'largest' ? ('largest' as const) : (amount('loan') ?? 0);
  if (price === undefined || price === 0 || (loan !== 'largest' && loan > price)) return undefined;
  return {
    deal: 'sale',
    input: {
      emirate,
      kind,
      price,
      loan,
      stage: one('stage', ['off-plan', 'ready']) ?? 'ready',
      buyer: one('buyer', BUYERS) ?? 'resident',
      home: one('home', ['second', 'first']) ?? 'first',
      sellersPart: one('sellersPart', ['law', 'usual']) ?? 'usual',
    },
    serviceCharge: amount('serviceCharge') ?? null,
    annualRent: amount('rent') ?? null,
  };
}

/** Reads the timestamp of a link; undefined when it is missing, malformed, or in the future. */
export function readAsOf(text: string | null, now: string): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) || time > Date.parse(now) ? undefined : new Date(time).toISOString();
}
