import { describe, expect, it } from 'vitest';
import { boundsOfShades, shadeOf } from './price-shades.js';

const priced = (...prices: number[]) => prices.map((medianPricePerArea) => ({ medianPricePerArea }));

describe('the shades of prices', () => {
  it('have as many communities each', () => {
    const prices = priced(...Array.from({ length: 25 }, (_, index) => 800 + index * 37.5));
    const bounds = boundsOfShades(prices);
    const counts = [0, 0, 0, 0, 0];
    for (const { medianPricePerArea } of prices) {
      const shade = shadeOf(medianPricePerArea, bounds);
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
    expect(counts).toEqual([5, 5, 5, 5, 5]);
  });

  it.each([
    ['none', [], []],
    ['one', [1_500], []],
    ['two', [900, 1_500], [1_500]],
    ['equal ones', [900, 900, 900], []],
  ])('are fewer for fewer prices: %s', (_case, prices, bounds) => {
    expect(boundsOfShades(priced(...prices))).toEqual(bounds);
  });

  it('give a price that reads as a bound the shade that begins there', () => {
    expect(shadeOf(1_499.6, [1_500])).toBe(1);
    expect(shadeOf(1_499.4, [1_500])).toBe(0);
  });
});
