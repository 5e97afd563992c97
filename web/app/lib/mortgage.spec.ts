import { describe, expect, it } from '@jest/globals';
import {
  calculateMortgage,
  clampTerm,
  leastDown,
  mortgageHref,
  MORTGAGE_LIMITS,
  readTerms,
} from './mortgage';
import { purchaseCosts } from './purchase-costs';

const TERMS = { price: 2_000_000, down: 20, years: 25, rate: 4.25, offPlan: false };

describe('a mortgage', () => {
  it('is paid back in equal monthly payments', () => {
    const { loan, downPayment, monthly, totalInterest } = calculateMortgage(TERMS);
    expect([loan, downPayment]).toEqual([1_600_000, 400_000]);
    expect(monthly).toBeCloseTo(8667.81, 1);
    expect(totalInterest).toBeCloseTo(monthly * 300 - 1_600_000, 6);
  });

  it.each([
    TERMS,
    { ...TERMS, years: 1 },
    { ...TERMS, rate: 0 },
    { ...TERMS, rate: 12, down: 90 },
    { price: 50_000_000, down: 10, years: 25, rate: 0.05 },
  ])('is paid back to the last dirham, and its years add up: %j', (terms) => {
    const { loan, totalInterest, years, monthly } = calculateMortgage(terms);
    const sum = (key: 'interest' | 'principal') => years.reduce((all, year) => all + year[key], 0);
    expect(years).toHaveLength(terms.years);
    expect(sum('principal')).toBeCloseTo(loan, 2);
    expect(sum('interest')).toBeCloseTo(totalInterest, 2);
    expect(years.at(-1)?.balance).toBe(0);
    for (const year of years) expect(year.interest + year.principal).toBeCloseTo(monthly * 12, 4);
    for (const [index, year] of years.entries())
      expect(year.balance).toBeLessThan(index === 0 ? loan : (years[index - 1]?.balance ?? 0));
  });

  it('without interest costs its loan', () => {
    const { monthly, totalInterest } = calculateMortgage({ price: 1_200_000, down: 50, years: 10, rate: 0 });
    expect([monthly, totalInterest]).toEqual([5_000, 0]);
  });
});

describe('the down payment', () => {
  it.each([
    [5_000_000, false, 20],
    [5_000_001, false, 30],
    [1_000_000, true, 50],
    [9_000_000, true, 50],
  ])('for AED %i, off-plan %s, is at least %i percent', (price, offPlan, least) => {
    expect(leastDown({ price, offPlan })).toBe(least);
    const asked = new URLSearchParams({ price: String(price), offPlan: String(offPlan) });
    expect(readTerms(asked).down).toBe(least);
  });
});

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

  it.each(['price', 'down', 'years', 'rate'] as const)('keep %s within its limits', (name) => {
    const { min, max, start } = MORTGAGE_LIMITS[name];
    expect([clampTerm(name, -1e12), clampTerm(name, 1e12), clampTerm(name, start)]).toEqual([
      min,
      max,
      start,
    ]);
  });
});

describe('the costs of buying', () => {
  it('are those of the land department, the bank and the agency', () => {
    const { items, total } = purchaseCosts(2_000_000, 1_600_000);
    expect(Object.fromEntries(items.map(({ name, amount }) => [name, Math.round(amount)]))).toEqual({
      transfer: 80_580,
      agency: 42_000,
      trustee: 4_200,
      mortgageRegistration: 4_290,
      arrangement: 16_800,
      valuation: 3_150,
    });
    expect(Math.round(total)).toBe(151_020);
  });

  it('name no bank when nothing is borrowed, and less of a trustee for a small price', () => {
    const { items } = purchaseCosts(400_000, 0);
    expect(items.map(({ name }) => name)).toEqual(['transfer', 'agency', 'trustee']);
    expect(items.at(-1)?.amount).toBe(2_100);
  });
});
