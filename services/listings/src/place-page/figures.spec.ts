import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { allFigures, medianOf } from './figures.js';

describe('a median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([10, 4, 1, 2])).toBe(3);
  });

  it('is none of fewer than three values', () => {
    expect([medianOf([]), medianOf([1]), medianOf([1, 2])]).toEqual([null, null, null]);
  });

  it('has as many values below it as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 3 }), (values) => {
        const median = medianOf(values) ?? NaN;
        const half = values.length / 2;
        expect(values.filter((value) => value < median).length).toBeLessThanOrEqual(half);
        expect(values.filter((value) => value > median).length).toBeLessThanOrEqual(half);
      }),
    );
  });
});

describe('the figures of homes', () => {
  const home = (bedrooms: number | null, price: number | null, builtUpArea: number | null = 1_000) => ({
    bedrooms,
    price,
    builtUpArea,
  });
  const homes = [
    ...[home(1, 900_000), home(1, 1_000_000), home(1, 2_000_000, null), home(1, null)],
    ...[home(7, 9_000_000), home(6, 8_000_000), home(null, 500_000), home(2, 0)],
  ];

  it('count the homes with a price, and leave out what no three homes state', () => {
    const { byBedrooms } = allFigures(homes);
    expect(byBedrooms.map(({ bedrooms, count, priced, sized }) => [bedrooms, count, priced, sized])).toEqual([
      [1, 4, 3, 2],
      [2, 1, 0, 0],
      [6, 2, 2, 2],
    ]);
    expect(byBedrooms[0]).toMatchObject({ medianPrice: 1_000_000, medianPricePerArea: null });
    expect(byBedrooms[2]).toMatchObject({ medianPrice: null, medianPricePerArea: null });
  });

  it('range over the stated prices only', () => {
    expect(allFigures(homes)).toMatchObject({
      priceFrom: 500_000,
      priceTo: 9_000_000,
      figures: { count: 8, priced: 6, medianPrice: 1_500_000 },
    });
    expect(allFigures([])).toMatchObject({ priceFrom: null, priceTo: null, byBedrooms: [] });
  });
});
