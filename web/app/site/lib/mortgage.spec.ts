import { describe, expect, it } from 'vitest';
import { MORTGAGE_LIMITS, type MortgageTerms } from '@manzil/rules/mortgage';
import { sampleRules } from '../../testing/samples/sample-rules';
import { clampTerm, leastDown, readTerms } from './mortgage';
import { mortgageHref } from './mortgage-link';

const TERMS: MortgageTerms = {
  price: 2_000_000,
  down: 20,
  years: 25,
  rate: 4.25,
  offPlan: false,
  buyer: 'resident',
  home: 'first',
  emirate: 'dubai',
};

describe('the terms in an address', () => {
  it('are what a link to the calculator says', () => {
    const query = mortgageHref(TERMS).split('?')[1] ?? '';
    expect(mortgageHref(TERMS)).toMatch(/^\/mortgageservices\?/);
    expect(readTerms(new URLSearchParams(query), sampleRules)).toEqual(TERMS);
  });

  it('are sensible whatever the address says', () => {
    const start = readTerms(new URLSearchParams(), sampleRules);
    expect(start).toEqual(TERMS);
    expect(readTerms(new URLSearchParams('price=&down=x&years=NaN&rate=Infinity'), sampleRules)).toEqual(
      start,
    );
    expect(
      readTerms(new URLSearchParams('price=1,500,000&years=12.4&rate=3.999'), sampleRules),
    ).toMatchObject({
      price: 1_500_000,
      years: 12,
      rate: 4,
    });
  });

  it('pay as little from savings as banks allow', () => {
    const asked = new URLSearchParams({ price: '1000000', offPlan: 'true' });
    expect(readTerms(asked, sampleRules).down).toBe(50);
  });

  it.each([
    [5_000_000, false, 20],
    [5_000_001, false, 30],
    [1_000_000, true, 50],
  ])('pay of AED %s (off-plan: %s) %s%% from savings at least', (price, offPlan, least) => {
    expect(leastDown({ ...TERMS, price, offPlan }, sampleRules)).toBe(least);
  });

  it('follow the buyer and the home', () => {
    expect(leastDown({ ...TERMS, buyer: 'national' }, sampleRules)).toBe(15);
    expect(leastDown({ ...TERMS, home: 'second' }, sampleRules)).toBe(40);
    expect(leastDown({ ...TERMS, buyer: 'non-resident' }, sampleRules)).toBeUndefined();
    expect(readTerms(new URLSearchParams('buyer=national&home=second'), sampleRules).down).toBe(35);
  });

  it('say no least down payment without a confirmed rule', () => {
    const nothing = { rules: [], at: sampleRules.at };
    expect(leastDown(TERMS, nothing)).toBeUndefined();
    expect(readTerms(new URLSearchParams(), nothing).down).toBe(MORTGAGE_LIMITS.down.start);
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
