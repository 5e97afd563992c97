import type { Property } from '@manzil/contracts/listings/property';
import { confirmedInitialRules } from '@manzil/rules/confirmed-rules';
import { expect, it } from 'vitest';
import { homeCosts } from './cost-lines.js';

const rules = confirmedInitialRules('2026-11-01T00:00:00Z');
const home = (over: Partial<Property>): Property =>
  ({
    adType: 'sale',
    emirate: 'Dubai',
    unitType: 'Apartment',
    price: 2_000_000,
    completionStatus: 'completed',
    furnishing: null,
    cheques: 4,
    builtUpArea: 1_000,
    serviceCharge: 17.5,
    ...over,
  }) as Property;
const costsOf = (over: Partial<Property>) => homeCosts(home(over), rules, 'https://manzil.example');

it('says what buying a home costs as its page does, with rules and sources', () => {
  const costs = costsOf({});
  expect(costs).toMatchObject({
    cashOnFirstDayAed: 2_126_780,
    perMonthAed: null,
    serviceChargeAYearAed: 17_500,
    notIncluded: [],
  });
  expect(costs?.url).toMatch(/^https:\/\/manzil\.example\/cost-estimate\?deal=sale&.*asOf=/);
  expect(costs?.lines.every(({ version, sources }) => version > 0 && sources.length > 0)).toBe(true);
});

it('says what renting costs on the first day and each month', () => {
  const costs = costsOf({ adType: 'rent', price: 120_000 });
  expect(costs).toMatchObject({ cashOnFirstDayAed: 44_650, perMonthAed: 10_500 });
  expect(costs?.lines.at(-1)).toMatchObject({ rule: 'dubai.rent.housing-fee', aed: 500 });
});

it('says nothing where no rule is confirmed, and without a price', () => {
  expect(costsOf({ emirate: 'Fujairah' })).toBeNull();
  expect(costsOf({ price: null })).toBeNull();
});
