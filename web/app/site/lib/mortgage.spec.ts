import { describe, expect, it } from 'vitest';
import { MORTGAGE_LIMITS } from '@manzil/contracts/listings/mortgage';
import { clampTerm, mortgageHref, readTerms } from './mortgage';

const TERMS = { price: 2_000_000, down: 20, years: 25, rate: 4.25, offPlan: false };

describe('the terms in an address', () => {
  it('are what a link to the calculator says', () => {
    const query = mortgageHref(TERMS).split('?')[1] ?? '';
    expect(mortgageHref(TERMS)).toMatch(/^\/mortgageservices\?/);
    expect(readTerms(new URLSearchParams(query))).toEqual(TERMS);
  });

  it('are sensible whatever the address says', () => {
    const start = readTerms(new URLSearchParams());
    expect(start).toEqual(TERMS);
    expect(readTerms(new URLSearchParams('price=&down=x&years=NaN&rate=Infinity'))).toEqual(start);
    expect(readTerms(new URLSearchParams('price=1,500,000&years=12.4&rate=3.999'))).toMatchObject({
      price: 1_500_000,
      years: 12,
      rate: 4,
    });
  });

  it('pay as little from savings as banks allow', () => {
    const asked = new URLSearchParams({ price: '1000000', offPlan: 'true' });
    expect(readTerms(asked).down).toBe(50);
  });

  it.each(['price', 'down', 'years', 'rate'] as const)('keep %s within its limits', (name) => {
    const { min, max, start } = MORTGAGE_LIMITS[name];
    expect([clampTerm(name, -1e12), clampTerm(name, 1e12), clampTerm(name, start)]).toEqual([
      min,
      max,
      start,
    ]);
  });
});
