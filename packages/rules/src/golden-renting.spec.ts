import { expect, it } from 'vitest';
import { confirmedInitialRules } from './confirmed-rules.js';
import { RuleBook, type AsOf } from './in-force.js';
import { rentIncrease, type RentIncreaseInput } from './rent-increase.js';
import { rentingCosts, type RentingInput } from './renting-costs.js';
import { residence } from './residence.js';
import { annualServiceCharge, yields } from './yields.js';

const book = new RuleBook(confirmedInitialRules('2026-11-26T00:00:00Z'));
const on = (date: string): AsOf => ({ on: date, known: '2026-11-27T09:00:00Z' });
const TODAY = on('2026-11-27');

const FLAT: RentingInput = {
  emirate: 'dubai',
  kind: 'apartment',
  annualRent: 120_000,
  cheques: 4,
  furnished: false,
};

function rent(input: Partial<RentingInput>) {
  const costs = rentingCosts({ ...FLAT, ...input }, book, TODAY);
  if (costs.declined !== null) throw new Error(costs.declined);
  const amounts = Object.fromEntries(costs.parts.map(({ slot, amount }) => [slot, amount]));
  return { ...costs, amounts };
}

it('costs for the first day and for each month of a rented flat', () => {
  expect(rent({})).toMatchObject({
    firstCheque: 30_000,
    amounts: { 'rent.deposit': 6_000, 'rent.agency': 6_300, 'rent.ejari': 220, 'rent.dewa-deposit': 2_130 },
    firstDay: 44_650,
    refundable: 8_000,
    monthlyRent: 10_000,
    housingFee: { amount: 500 },
    monthly: 10_500,
  });
});

it.each([
  [
    { kind: 'villa', furnished: true, annualRent: 275_000, cheques: 2 },
    { firstDay: 137_500 + 27_500 + 14_437.5 + 220 + 4_130, refundable: 31_500, monthlyRent: 22_916.67 },
  ],
  [
    { annualRent: 100_000, cheques: 12 },
    {
      firstCheque: 8_333.33,
      firstDay: 8_333.33 + 5_000 + 5_250 + 220 + 2_130,
      housingFee: { amount: 416.67 },
    },
  ],
  [{ annualRent: 1.2, cheques: 1 }, { housingFee: { amount: 0.01 } }],
] as const)('%j to the fils', (input, expected) => {
  expect(rent(input)).toMatchObject(expected);
});

const increase = (input: RentIncreaseInput, asOf = TODAY) => rentIncrease(input, book, asOf);

it.each([
  [100_000, 110_000, 0],
  [100_000, 120_000, 0.05],
  [100_000, 140_000, 0.1],
  [60_000, 120_000, 0.2],
  [90_000, 100_000, 0],
  [69_000, 100_000, 0.15],
])('a rent of %s with an average of %s rises by %s at most', (currentRent, averageRent, max) => {
  expect(increase({ emirate: 'dubai', currentRent, averageRent })?.max).toBe(max);
});

it('rents of Abu Dhabi rise by the rule of the day', () => {
  expect(increase({ emirate: 'abu-dhabi' }, on('2026-06-01'))?.max).toBe(0.05);
  expect(increase({ emirate: 'abu-dhabi' }, on('2026-06-02'))?.max).toBe(0);
});

it('rents of Sharjah are fixed for three years', () => {
  expect(increase({ emirate: 'sharjah', tenancyBegan: '2025-01-01' })).toMatchObject({
    earliest: '2028-01-01',
    max: 0,
  });
});

it('a change of a contract is announced 90 days before', () => {
  expect(increase({ emirate: 'dubai', contractEnds: '2027-03-31' })?.lastNotice).toBe('2026-12-31');
});

it('knows nothing of the rents of Fujairah', () => {
  expect(increase({ emirate: 'fujairah' })).toBeUndefined();
});

it.each([
  [790_000, [0.5, 0.5], '2026-11-27', false, false],
  [450_000, [1], '2026-11-27', true, false],
  [450_000, [1], '2026-03-01', false, false],
  [800_000, [0.5, 0.5], '2026-11-27', true, false],
  [2_000_000, [1], '2026-11-27', true, true],
])(
  'a home of %s with shares %j on %s: residence of two years %s, of ten %s',
  (value, shares, date, two, ten) => {
    expect(residence({ emirate: 'dubai', value, shares }, book, on(date))).toMatchObject({
      twoYear: { qualifies: two },
      golden: { qualifies: ten },
    });
  },
);

it('yields of a year', () => {
  expect(annualServiceCharge(17.5, 1_234)).toBe(21_595);
  expect(yields(2_000_000, 140_000, 21_595)).toEqual({ gross: 0.07, net: 0.0592 });
  expect(yields(2_000_000, 140_000, null)).toEqual({ gross: 0.07, net: null });
  expect(yields(2_000_000, null, 21_595)).toBeUndefined();
});
