import { describe, expect, it } from 'vitest';
import { namedCurrency, readCurrency } from './currencies.js';

describe('the field of a currency', () => {
  it.each([
    ...['AED', 'aed', 'A.E.D.', 'Dhs.', 'د.إ', 'درهم إماراتي', 'UAE dirhams', 'Emirati Dirham', '784'],
    ...['AED (د.إ)', 'AED - UAE Dirham', '{"code":"AED"}', 'United Arab Emirates Dirham'],
  ])('%j is AED', (text) => {
    expect(readCurrency(text)).toBe('AED');
  });

  it.each([
    ['US$', 'USD'],
    ['U.S. Dollar', 'USD'],
    ['A$', 'AUD'],
    ['CA$', 'CAD'],
    ['Canadian dollar', 'CAD'],
    ['E£', 'EGP'],
    ['Moroccan Dirham', 'MAD'],
    ['درهم مغربي', 'MAD'],
    ['Qatari Riyal', 'QAR'],
    ['ر.س', 'SAR'],
    ['د.ب', 'BHD'],
    ['Bahraini dinar', 'BHD'],
    ['Pakistani Rupee', 'PKR'],
    ['руб.', 'RUB'],
    ['Pound Sterling', 'GBP'],
    ['AED/USD', 'AED/USD'],
    ['Local', 'Local'],
    ['0', '0'],
  ])('%j is %s', (text, currency) => {
    expect(readCurrency(text)).toBe(currency);
  });

  it.each([
    ['usd', 'USD'],
    ['dhs', 'AED'],
    ['eur', 'EUR'],
    ['all', undefined],
    ['top', undefined],
    ['price', undefined],
  ])('the word %j in the name of a column is %j', (word, currency) => {
    expect(namedCurrency(word)).toBe(currency);
  });
});
