import { RENT_OR_BUY_PAGE } from './cost-parameters.js';
import { MORTGAGE_LIMITS } from './mortgage.js';
import { pathWith, queryReader, type GetParameter } from './query.js';
import type { RentOrBuyInput } from './rent-or-buy.js';
import { BUYERS, EMIRATES } from './vocabulary.js';

/** Initial values of forms; changes are per cent a year. */
export const RENT_OR_BUY_START = { years: 10, rentGrowth: 2, priceGrowth: 2, savingsReturn: 4 } as const;
export const MOST_YEARS = 30;
/** Per cent a year. */
const MOST_GROWTH = 20;

/** Path and query of the comparison; with `asOf`, an ISO 8601 timestamp, it gives the same result later. */
export function rentOrBuyPath(input: RentOrBuyInput, asOf?: string): string {
  const { sellersPart: _usual, annualRent, ...same } = input;
  return pathWith(RENT_OR_BUY_PAGE, { ...same, rent: annualRent }, asOf);
}

/** Reads the query of the comparison; undefined without a price and a rent. */
export function readRentOrBuy(get: GetParameter): RentOrBuyInput | undefined {
  const { one, amount, between, signed, whole } = queryReader(get);
  const { years, rate } = MORTGAGE_LIMITS;
  const [price, annualRent] = [amount('price'), amount('rent')];
  const loan = get('loan') === 'largest' ? ('largest' as const) : (amount('loan') ?? 0);
  if (!price || !annualRent || (loan !== 'largest' && loan > price)) return undefined;
  return {
    emirate: one('emirate', EMIRATES) ?? 'dubai',
    kind: one('kind', ['apartment', 'villa']) ?? 'apartment',
    stage: one('stage', ['off-plan', 'ready']) ?? 'ready',
    price,
    loan,
    buyer: one('buyer', BUYERS) ?? 'resident',
    home: one('home', ['second', 'first']) ?? 'first',
    sellersPart: 'usual',
    rate: between('rate', rate.min, rate.max) ?? rate.start,
    loanYears: whole('loanYears', years.min, years.max) ?? years.start,
    serviceCharge: amount('serviceCharge') ?? 0,
    annualRent,
    years: whole('years', 1, MOST_YEARS) ?? RENT_OR_BUY_START.years,
    rentGrowth: signed('rentGrowth', -MOST_GROWTH, MOST_GROWTH) ?? RENT_OR_BUY_START.rentGrowth,
    priceGrowth: signed('priceGrowth', -MOST_GROWTH, MOST_GROWTH) ?? RENT_OR_BUY_START.priceGrowth,
    savingsReturn: signed('savingsReturn', -MOST_GROWTH, MOST_GROWTH) ?? RENT_OR_BUY_START.savingsReturn,
  };
}
