import { describe, expect, it } from 'vitest';
import { readRentFrequency } from './periods.js';

describe('the period of a rent', () => {
  it.each([
    ...['per year', 'Annually', 'per annum', 'p.a.', 'P.A', 'YR', 'yr.', '1 year', 'Y', '/year'],
    ...['PerYear', 'Yearly (4 cheques)', 'Yearly contract', 'AED/year', 'سنوي', 'سنويًا'],
    ...['في السنة', 'السنوي', 'per_year', 'p/a', 'Year(s)', 'بالسنة', 'للسنة', 'per-year', 'yearly rent'],
  ])('%j is a year', (text) => {
    expect(readRentFrequency(text)).toBe('yearly');
  });

  it.each([
    ...['Monthly', 'per month', 'M', 'MO', 'mth', 'pcm', 'p.c.m.', '/month', 'a month'],
    ...['AED / month', 'Months', 'p/m', 'per calendar month', 'بالشهر', 'Month(s)', 'per mth'],
    ...['شهري', 'شهريا', 'بشهر'.slice(1), 'في الشهر', 'Per Month'],
  ])('%j is a month', (text) => {
    expect(readRentFrequency(text)).toBe('monthly');
  });

  it.each([
    ['W', 'weekly'],
    ['pw', 'weekly'],
    ['per week', 'weekly'],
    ['p/w', 'weekly'],
    ['wkly', 'weekly'],
    ['بالأسبوع', 'weekly'],
    ['باليوم', 'daily'],
    ['nightly', 'daily'],
    ['/night', 'daily'],
    ['أسبوعي', 'weekly'],
    ['Daily', 'daily'],
    ['per night', 'daily'],
    ['يومي', 'daily'],
  ])('%j is %s', (text, period) => {
    expect(readRentFrequency(text)).toBe(period);
  });

  it.each([
    ...['quarterly', 'Weekdays', 'Contract', 'per month, billed yearly', 'year/month'],
    ...['sqft/year', 'by sq. ft.', 'every 3 months', '12 months', 'half year', 'semi-annual'],
    ...['bimonthly', '1', '', 'USD per month', 'monday'],
  ])('%j is not understood', (text) => {
    expect(readRentFrequency(text)).toBeUndefined();
  });
});
