import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordability, type AffordabilityInput } from './affordability.js';
import { affordabilityPath, readAffordability } from './affordability-question.js';
import { confirmedInitialRules } from './confirmed-rules.js';
import { goodToKnow } from './good-to-know.js';
import { asOfTime, RuleBook } from './in-force.js';
import { rentOrBuy, type RentOrBuyInput } from './rent-or-buy.js';
import { readRentOrBuy, rentOrBuyPath } from './rent-or-buy-question.js';

const book = new RuleBook(confirmedInitialRules('2026-11-01T00:00:00Z'));
const NOW = asOfTime('2026-11-28T08:00:00Z');
const paramsOf = (path: string) => {
  const { searchParams } = new URL(path, 'https://manzil.example');
  return (name: string): string | null => searchParams.get(name);
};

const BUYER: AffordabilityInput = {
  emirate: 'dubai',
  kind: 'apartment',
  stage: 'ready',
  buyer: 'resident',
  home: 'first',
  income: 40_000,
  debts: 3_000,
  savings: 600_000,
  rate: 4.25,
  years: 25,
  ratio: null,
  share: null,
  age: null,
  lastAge: null,
};
function afford(input: Partial<AffordabilityInput>) {
  const found = affordability({ ...BUYER, ...input }, book, NOW);
  if (found.declined !== null) throw new Error(found.declined);
  return found;
}

describe('what a buyer can afford', () => {
  it('is what the savings pay with the largest loan', () => {
    const found = afford({});
    expect(found).toMatchObject({
      ratio: 0.5,
      largestInstalment: 17_000,
      byIncome: 3_360_000,
      limitedBy: 'savings',
    });
    expect(found.loan).toBe(Math.floor(found.price * 0.8));
    expect(found.rules.map(({ rule }) => rule)).toEqual([
      'uae.mortgage.dbr',
      'uae.mortgage.tenor',
      'uae.mortgage.income-multiple',
      'uae.ltv',
    ]);
    expect(found.costs?.cash).toBeLessThanOrEqual(600_000);
    expect(afford({ savings: 600_001 }).price).toBeGreaterThanOrEqual(found.price);
  });

  it('is bounded by the income when there are enough savings', () => {
    const found = afford({ savings: 5_000_000, income: 20_000, debts: 0 });
    expect(found).toMatchObject({ limitedBy: 'income', largestInstalment: 10_000, byIncome: 1_680_000 });
    expect(found.loan).toBe(1_680_000);
    expect(found.instalment).toBeLessThanOrEqual(10_000);
    expect(afford({ savings: 5_000_000, income: 20_000, debts: 0, buyer: 'national' }).byIncome).toBe(
      1_920_000,
    );
  });

  it('follows a stricter policy of the lender, and no laxer one', () => {
    expect(afford({ ratio: 40 })).toMatchObject({ ratio: 0.4, largestInstalment: 13_000 });
    expect(afford({ ratio: 60 })).toMatchObject({ ratio: 0.5 });
    expect(afford({ age: 50, lastAge: 65 }).years).toBe(15);
    expect(afford({ age: 70, lastAge: 65 })).toMatchObject({ years: 0, loan: 0 });
    const half = afford({ share: 50 });
    expect(half.loan).toBe(Math.floor(half.price / 2));
  });

  it('of a non-resident needs the policy of the lender', () => {
    expect(affordability({ ...BUYER, buyer: 'non-resident' }, book, NOW)).toEqual({
      declined: 'unknown-loan',
    });
    expect(afford({ buyer: 'non-resident', share: 50 }).price).toBeGreaterThan(0);
  });

  it('of a page that is opened without figures is an example', () => {
    const example = readAffordability(paramsOf('/'));
    expect(example && affordability(example, book, NOW)).toMatchObject({ declined: null });
    expect(afford(example ?? { income: 0 }).price).toBeGreaterThan(1_000_000);
  });

  it('is nothing without savings, and unknown without confirmed fees', () => {
    expect(afford({ savings: 0 })).toMatchObject({ price: 0, costs: null });
    expect(affordability({ ...BUYER, emirate: 'sharjah' }, book, NOW)).toEqual({
      declined: 'no-confirmed-rules',
    });
  });

  it('grows with income and savings, and stays within the savings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 300_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (income, savings, more) => {
          const first = afford({ income, savings });
          expect(first.costs?.cash ?? 0).toBeLessThanOrEqual(savings);
          expect(afford({ income: income + more, savings }).price).toBeGreaterThanOrEqual(first.price);
          expect(afford({ income, savings: savings + more }).price).toBeGreaterThanOrEqual(first.price);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has a link that asks the same again', () => {
    expect(readAffordability(paramsOf(affordabilityPath({ ...BUYER, ratio: 45.5, age: 40 })))).toEqual({
      ...BUYER,
      ratio: 45.5,
      age: 40,
    });
    for (const wrong of ['/?income=', '/?income=0', '/?income=20000&savings=', '/?income=x'])
      expect(readAffordability(paramsOf(wrong))).toBeUndefined();
  });
});

const HOME: RentOrBuyInput = {
  emirate: 'dubai',
  kind: 'apartment',
  stage: 'ready',
  price: 1_000_000,
  loan: 0,
  buyer: 'resident',
  home: 'first',
  sellersPart: 'usual',
  rate: 4.25,
  loanYears: 25,
  serviceCharge: 10_000,
  annualRent: 96_000,
  years: 3,
  rentGrowth: 0,
  priceGrowth: 0,
  savingsReturn: 0,
};
function compare(input: Partial<RentOrBuyInput>) {
  const found = rentOrBuy({ ...HOME, ...input }, book, NOW);
  if (found.declined !== null) throw new Error(found.declined);
  return found;
}

it('knows about residence and the next rent where rules are confirmed', () => {
  const rent = (emirate: 'abu-dhabi' | 'dubai' | 'fujairah' | 'sharjah') =>
    goodToKnow(
      { deal: 'rent', input: { emirate, kind: 'villa', annualRent: 90_000, cheques: 1, furnished: false } },
      book,
      NOW,
    );
  expect(rent('dubai')).toMatchObject([{ kind: 'rent-notice', days: 90, rule: 'dubai.rent.increase' }]);
  expect(rent('abu-dhabi')).toMatchObject([{ kind: 'rent-cap', max: 0 }]);
  expect(rent('sharjah')).toMatchObject([{ kind: 'rent-fixed-years', years: 3 }]);
  expect(rent('fujairah')).toEqual([]);
  const sale = (price: number, stage: 'ready' | 'off-plan', kind: 'apartment' | 'land' = 'apartment') => {
    const { rate: _r, loanYears: _l, years: _y, ...home } = HOME;
    const input = { ...home, price, stage, kind };
    return goodToKnow({ deal: 'sale', input, serviceCharge: null, annualRent: null }, book, NOW);
  };
  expect(sale(2_000_000, 'ready')).toMatchObject([
    { kind: 'golden-residence', qualifies: true },
    { kind: 'two-year-residence', qualifies: true },
  ]);
  expect(sale(1_999_999, 'off-plan')).toMatchObject([{ kind: 'golden-residence', qualifies: false }]);
  expect(sale(2_000_000, 'ready', 'land')).toEqual([]);
});

describe('renting or buying', () => {
  it('is the sum of what both pay when nothing grows', () => {
    // Cash of the buyer 1,065,780; of the tenant 12,190 for deposits, agency and Ejari, 6,800 of it back.
    const { years, aheadFrom, costs } = compare({});
    expect(costs.cash).toBe(1_065_780);
    expect(years[0]).toEqual({
      year: 1,
      paidToBuy: 10_000,
      paidToRent: 100_800,
      ifBought: 1_000_000,
      ifRented: 1_065_780 - 12_190 + 10_000 - 100_800 + 6_800,
    });
    expect(years.map(({ ifRented }) => ifRented)).toEqual([969_590, 878_790, 787_990]);
    expect(aheadFrom).toBe(1);
  });

  it('counts the loan, what is owed, and what settling it costs', () => {
    const { years, costs, instalment } = compare({ loan: 'largest' });
    expect(costs).toMatchObject({ loan: 800_000, cash: 268_070 });
    expect(years[0]?.paidToBuy).toBeCloseTo(instalment * 12 + 10_000, 0);
    expect(years[0]?.ifBought).toBeLessThan(1_000_000 - 780_000);
    expect(years[2]?.ifBought).toBeGreaterThan(years[0]?.ifBought ?? 0);
  });

  it('names the first year after which buying stays ahead, if there is one', () => {
    expect(compare({ annualRent: 20_000, savingsReturn: 5 }).aheadFrom).toBeNull();
    const { years, aheadFrom } = compare({ annualRent: 70_000, priceGrowth: 3, savingsReturn: 6, years: 15 });
    const ahead = years.map(({ ifBought, ifRented }) => ifBought >= ifRented);
    expect(ahead.slice((aheadFrom ?? 99) - 1).every(Boolean)).toBe(true);
  });

  it('leaves out the costs of renting where no rule is confirmed, and needs those of buying', () => {
    expect(compare({ emirate: 'ajman' })).toMatchObject({ renting: null });
    expect(rentOrBuy({ ...HOME, emirate: 'fujairah' }, book, NOW)).toEqual({
      declined: 'no-confirmed-rules',
    });
  });

  it('has a link that asks the same again', () => {
    const input = { ...HOME, priceGrowth: -1.5, loan: 'largest' as const };
    expect(readRentOrBuy(paramsOf(rentOrBuyPath(input)))).toEqual(input);
    expect(readRentOrBuy(paramsOf('/?price=1000000'))).toBeUndefined();
  });
});
