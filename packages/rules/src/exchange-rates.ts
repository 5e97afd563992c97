import { refOf, type AsOf, type RuleBook, type RuleRef } from './in-force.js';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR'] as const;

/** Price of one unit of a currency. */
export interface ExchangeRate extends RuleRef {
  /** ISO 4217. */
  currency: (typeof CURRENCIES)[number];
  aed: number;
}

/** The confirmed rates in force. */
export const exchangeRates = (book: RuleBook, asOf: AsOf): ExchangeRate[] =>
  CURRENCIES.flatMap((currency) => {
    const found = book.find(`currency.${currency.toLowerCase()}`, 'limits', asOf);
    const aed = found?.terms.values.find(({ unit }) => unit === 'aed')?.value;
    return found === undefined || !aed ? [] : [{ ...refOf(found), currency, aed }];
  });
