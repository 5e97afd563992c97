import { describe, expect, it } from 'vitest';
import { calculateMortgage } from './mortgage.js';

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
