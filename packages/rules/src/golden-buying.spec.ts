import { describe, expect, it } from 'vitest';
import { buyingCosts, type BuyingInput } from './buying-costs.js';
import { confirmedInitialRules } from './confirmed-rules.js';
import { earlySettlement } from './early-settlement.js';
import type { Slot } from './fee-parts.js';
import { RuleBook, type AsOf } from './in-force.js';
import { loanShare, type Borrowing } from './loan-share.js';
import { sumOf } from './money.js';

const book = new RuleBook(confirmedInitialRules('2026-11-26T00:00:00Z'));
const on = (date: string): AsOf => ({ on: date, known: '2026-11-27T09:00:00Z' });
const TODAY = on('2026-11-27');

const READY: BuyingInput = {
  emirate: 'dubai',
  kind: 'apartment',
  stage: 'ready',
  price: 2_000_000,
  loan: 0,
  buyer: 'resident',
  home: 'first',
  sellersPart: 'usual',
};

function buy(input: Partial<BuyingInput>, asOf = TODAY) {
  const costs = buyingCosts({ ...READY, ...input }, book, asOf);
  if (costs.declined !== null) throw new Error(costs.declined);
  const of = (...slots: Slot[]): number =>
    sumOf(costs.parts.filter(({ slot }) => slots.includes(slot)).map(({ amount }) => amount));
  return {
    ...costs,
    registration: of('sale.registration', 'offplan.registration'),
    admin: of('sale.admin.unit', 'sale.admin.land'),
    trustee: of('sale.trustee'),
    agency: of('agency.sale'),
    mortgage: of('mortgage.registration'),
  };
}

const share = (input: Partial<Borrowing>, asOf = TODAY): number | undefined =>
  loanShare({ price: 3_000_000, buyer: 'resident', home: 'first', stage: 'ready', ...input }, book, asOf)
    ?.max;

describe('costs of buying', () => {
  it.each([
    [
      'a flat in cash',
      {},
      { registration: 80_000, admin: 580, trustee: 4_200, agency: 42_000, fees: 126_780, cash: 2_126_780 },
    ],
    [
      'a flat with the largest loan',
      { loan: 'largest' },
      {
        loan: 1_600_000,
        downPayment: 400_000,
        mortgage: 4_290,
        registration: 80_000,
        admin: 580,
        trustee: 4_200,
        agency: 42_000,
        cash: 531_070,
        notIncluded: ['bank.arrangement', 'bank.valuation'],
      },
    ],
    [
      'land',
      { kind: 'land', price: 450_000 },
      { registration: 18_000, admin: 430, trustee: 2_100, agency: 9_450, fees: 29_980 },
    ],
    ['at the step of the trustee', { price: 500_000 }, { trustee: 4_200 }],
    ['below the step of the trustee', { price: 499_999 }, { trustee: 2_100, registration: 19_999.96 }],
    ['Ajman', { emirate: 'ajman', price: 1_000_000 }, { registration: 30_000 }],
    ['Ajman, the least', { emirate: 'ajman', price: 80_000 }, { registration: 3_000 }],
    ['Ras Al Khaimah', { emirate: 'ras-al-khaimah', price: 1_000_000 }, { fees: 20_000, sellerFees: 20_000 }],
    ['the largest commission of Abu Dhabi', { emirate: 'abu-dhabi', price: 30_000_000 }, { agency: 500_000 }],
    // Own cases.
    [
      'Ajman, a national',
      { emirate: 'ajman', price: 1_000_000, buyer: 'national' },
      { registration: 20_000 },
    ],
    [
      'Ajman, the least of nationals',
      { emirate: 'ajman', price: 80_000, buyer: 'national' },
      { fees: 2_500 },
    ],
    [
      'Abu Dhabi',
      { emirate: 'abu-dhabi', price: 1_500_000 },
      { registration: 30_000, agency: 30_000, fees: 60_000 },
    ],
    ['the seller pays the half of the law', { sellersPart: 'law' }, { fees: 86_780, sellerFees: 40_000 }],
    [
      'off-plan',
      { stage: 'off-plan', loan: 'largest', price: 1_234_567 },
      {
        loan: 617_283.5,
        registration: 49_382.68,
        mortgage: 1_833.21,
        fees: 51_215.89,
        cash: 668_499.39,
        notIncluded: ['offplan.admin', 'offplan.agency', 'bank.arrangement', 'bank.valuation'],
      },
    ],
    [
      'an odd price, each part rounded half up',
      { price: 777_777.77 },
      { registration: 31_111.12, trustee: 4_200, agency: 16_333.33, fees: 52_224.45 },
    ],
    ['land at the step', { kind: 'land', price: 500_000 }, { fees: 20_000 + 430 + 4_200 + 10_500 }],
    [
      'a national',
      { loan: 'largest', buyer: 'national' },
      { loan: 1_700_000, mortgage: 4_540, cash: 431_320 },
    ],
    [
      'above 5 million',
      { loan: 'largest', price: 5_000_001 },
      { loan: 3_500_000.7, downPayment: 1_500_000.3 },
    ],
  ] as const)('of %s', (_name, input, expected) => {
    expect(buy(input)).toMatchObject(expected);
  });

  it('names the rule that fees are paid in cash from February 2025 on', () => {
    expect(buy({}).feesInCash).toMatchObject({ rule: 'uae.fees.not-financed', version: 1 });
    expect(buy({}, on('2025-01-31')).feesInCash).toBeNull();
  });

  it('names rule, version and sources of each part, and of its VAT', () => {
    const { parts } = buy({});
    expect(parts.every(({ version, sources }) => version === 1 && sources.length > 0)).toBe(true);
    expect(parts.map(({ rule, payer, paidBy }) => [rule, payer, paidBy])).toEqual([
      ['dubai.sale.registration', 'seller', 'buyer'],
      ['dubai.sale.registration', 'buyer', 'buyer'],
      ['dubai.sale.admin.unit', 'buyer', 'buyer'],
      ['dubai.sale.trustee', 'buyer', 'buyer'],
      ['dubai.agency.sale', 'buyer', 'buyer'],
    ]);
    expect(parts.at(-1)?.vat).toMatchObject({ rule: 'vat.standard', amount: 2_000 });
  });

  it('does not guess the loan of a non-resident', () => {
    expect(buyingCosts({ ...READY, buyer: 'non-resident', loan: 'largest' }, book, TODAY)).toEqual({
      declined: 'unknown-loan',
    });
  });
});

it.each([
  [{ price: 5_000_000 }, 0.8],
  [{ price: 5_000_001 }, 0.7],
  [{ buyer: 'national' }, 0.85],
  [{ home: 'second' }, 0.6],
  // Own cases.
  [{ buyer: 'national', home: 'second' }, 0.65],
  [{ stage: 'off-plan', buyer: 'national' }, 0.5],
  [{ buyer: 'non-resident' }, undefined],
] as const)('the largest share that is lent for %j is %s', (input, expected) => {
  expect(share(input)).toBe(expected);
});

it('lends by the table of its day', () => {
  expect(share({}, on('2019-06-01'))).toBe(0.75);
  expect(share({}, on('2020-04-07'))).toBe(0.75);
  expect(share({}, on('2020-04-08'))).toBe(0.8);
});

it.each([
  [800_000, 8_000, 8_400],
  [2_000_000, 10_000, 10_500],
  [123_456.78, 1_234.57, 1_296.3],
])('settling %s early costs %s, with VAT %s', (outstanding, fee, withVat) => {
  expect(earlySettlement(outstanding, book, TODAY)).toMatchObject({ fee, withVat });
});
