import {
  leastDown,
  MORTGAGE_LIMITS,
  type MortgageFigure,
  type MortgageTerms,
} from '@manzil/contracts/listings/mortgage';

/**
 * The terms an address asks for; what is missing, no number or out of bounds becomes a sensible one: of the down
 * payment the least that banks ask for.
 */
export function readTerms(params: URLSearchParams): MortgageTerms {
  const read = (name: MortgageFigure, start = MORTGAGE_LIMITS[name].start): number => {
    const text = params.get(name)?.replaceAll(',', '').trim() ?? '';
    const value = text === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? clampTerm(name, value) : start;
  };
  const price = read('price');
  const offPlan = params.get('offPlan') === 'true';
  const down = read('down', leastDown({ price, offPlan }));
  return { price, down, years: read('years'), rate: read('rate'), offPlan };
}

/** The value within the limits of its field; amounts and years are whole. */
export function clampTerm(name: MortgageFigure, value: number): number {
  const { min, max } = MORTGAGE_LIMITS[name];
  const bounded = Math.min(max, Math.max(min, value));
  return name === 'price' || name === 'years' ? Math.round(bounded) : Math.round(bounded * 100) / 100;
}

export const mortgageQuery = (terms: Partial<MortgageTerms>): string =>
  Object.entries(terms)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');

/** The calculator with these terms. */
export const mortgageHref = (terms: Partial<MortgageTerms>): string =>
  `/mortgageservices?${mortgageQuery(terms)}`;
