import type { MortgageTerms } from '@manzil/rules/mortgage';

export const mortgageQuery = (terms: Partial<MortgageTerms>): string =>
  Object.entries(terms)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');

/** The calculator with these terms. */
export const mortgageHref = (terms: Partial<MortgageTerms>): string =>
  `/mortgageservices?${mortgageQuery(terms)}`;
