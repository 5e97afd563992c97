import { describe, expect, it } from 'vitest';
import { english } from './english';

describe('prices', () => {
  it('have the currency and thousands separators', () => {
    expect(english.format.price(2_350_000)).toBe('AED 2,350,000');
    expect(english.format.price(950)).toBe('AED 950');
  });

  it('are on request when missing or zero, never AED 0', () => {
    expect(english.format.price(null)).toBe('Price on request');
    expect(english.format.price(0)).toBe('Price on request');
    expect(english.format.listingPrice(null, 'rent')).toBe('Price on request');
  });

  it('of a rental are for a year, and say so', () => {
    expect(english.format.listingPrice(120_000, 'rent')).toBe('AED 120,000/year');
    expect(english.format.listingPrice(120_000, 'sale')).toBe('AED 120,000');
  });

  it('have no fractions of a dirham', () => {
    expect(english.format.price(1_999_999.6)).toBe('AED 2,000,000');
  });
});

describe('other figures', () => {
  it('areas carry their unit', () => {
    expect(english.format.area(1420)).toBe('1,420 sq ft');
  });

  it('prices on a map are short', () => {
    expect([850_000, 1_440_000].map(english.format.shortNumber)).toEqual(['850K', '1.4M']);
  });

  it('files and averages have one decimal place', () => {
    expect([english.format.bytes(840_400), english.format.bytes(2_420_000)]).toEqual(['840 kB', '2.4 MB']);
    expect(english.format.tenths(2)).toBe('2.0');
  });

  it('times of viewings are those of Dubai', () => {
    expect(english.format.slot('2026-09-13T22:30:00Z')).toBe('Monday 14 September, 02:30');
  });

  it('no bedroom is a studio', () => {
    expect([0, 1, 4].map(english.format.bedrooms)).toEqual(['Studio', '1 bed', '4 beds']);
  });

  it('dates are those of Dubai, and what is no date stays as it is', () => {
    expect(english.format.date('2026-09-13T22:30:00Z')).toBe('14 September 2026');
    expect(english.format.date('soon')).toBe('soon');
  });
});
