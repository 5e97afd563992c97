import { describe, expect, it } from 'vitest';
import { english } from '../../../shared/lib/english';
import { priceRange } from './price-range';

describe('the price button of a list', () => {
  it.each([
    ['', undefined],
    ['minPrice=50000', 'From AED 50K'],
    ['maxPrice=2500000', 'Up to AED 2.5M'],
    ['minPrice=50000&maxPrice=2500000', 'AED 50K – 2.5M'],
  ])('shows the limits of “%s”', (query, shown) => {
    expect(priceRange(english, new URLSearchParams(query))).toBe(shown);
  });
});
