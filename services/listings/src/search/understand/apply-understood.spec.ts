import { describe, expect, it } from 'vitest';
import { searchQuerySchema } from '@manzil/contracts/listings/search';
import type { UnderstoodFilters } from '@manzil/contracts/listings/understood';
import { RANGE_FIELDS } from '../fields.js';
import { applyUnderstood } from './apply-understood.js';

const priceLimits = (query: object, filters: UnderstoodFilters, adType: 'sale' | 'rent' = 'rent') =>
  RANGE_FIELDS.price.limits(
    applyUnderstood(searchQuerySchema.parse({ adType, ...query }), { filters, parts: [], rest: '' }),
  );

describe('the limits of a rent', () => {
  it('are those of the text in its own period, whatever the period of the search', () => {
    const yearly = { maxPrice: 120_000 };
    const monthly = { maxPrice: 10_000, pricePeriod: 'monthly' as const };
    for (const query of [{}, { pricePeriod: 'yearly' }, { pricePeriod: 'monthly' }]) {
      expect(priceLimits(query, yearly)).toEqual({ min: undefined, max: 120_000 });
      expect(priceLimits(query, monthly)).toEqual({ min: undefined, max: 120_000 });
    }
  });

  it('are those of the search before those of the text, each in its own period', () => {
    const text = { minPrice: 60_000, maxPrice: 120_000 };
    expect(priceLimits({ maxPrice: 8_000, pricePeriod: 'monthly' }, text)).toEqual({
      min: 60_000,
      max: 96_000,
    });
  });

  it('have no period in a sale', () => {
    expect(priceLimits({ maxPrice: 900_000, pricePeriod: 'monthly' }, {}, 'sale').max).toBe(900_000);
  });
});
