import { describe, expect, it } from 'vitest';
import { inItsPeriod, sentInPeriod } from './change-period';

const changed = (former: string, next: string): string =>
  inItsPeriod(new URLSearchParams(former), new URLSearchParams(next)).toString();

describe('the period of prices', () => {
  it('takes the limits along, rounded outwards for a month', () => {
    expect(changed('', 'minPrice=70000&maxPrice=100000&pricePeriod=monthly')).toBe(
      'minPrice=5833&maxPrice=8334&pricePeriod=monthly',
    );
    expect(changed('pricePeriod=monthly', 'minPrice=5000&maxPrice=9000')).toBe(
      'minPrice=60000&maxPrice=108000',
    );
  });

  it('is that of a form which was sent without scripts', () => {
    const sent = (query: string) => sentInPeriod(new URLSearchParams(query))?.toString();
    expect(sent('maxPrice=120000&pricePeriod=monthly&limitsFor=yearly')).toBe(
      'maxPrice=10000&pricePeriod=monthly',
    );
    expect(sent('maxPrice=10000&pricePeriod=&limitsFor=monthly')).toBe('maxPrice=120000&pricePeriod=');
    expect(sent('maxPrice=10000&pricePeriod=monthly')).toBeUndefined();
  });

  it('leaves limits alone that are for the same period, or absent', () => {
    expect(changed('', 'maxPrice=100000')).toBe('maxPrice=100000');
    expect(changed('pricePeriod=monthly', 'maxPrice=9000&pricePeriod=monthly')).toBe(
      'maxPrice=9000&pricePeriod=monthly',
    );
    expect(changed('', 'pricePeriod=monthly')).toBe('pricePeriod=monthly');
  });
});
