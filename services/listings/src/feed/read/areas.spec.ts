import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArea } from './areas.js';

describe('areas in a feed', () => {
  it.each([
    ['1,000', 'Sq.Ft.', 1000],
    ['1000', '', 1000],
    ['1,284.50', 'SQFT', 1284.5],
    ['100', 'Sq.M.', 1076.39],
    ['100', 'sqm', 1076.39],
    ['100', 'square metres', 1076.39],
    ['100', 'SquareMeters', 1076.39],
    ['100 sqm', 'Sq.Ft.', 1076.39],
    ['1200 sq ft', 'Sq.M.', 1200],
    ['100 m²', '', 1076.39],
    ['100 m2', '', 1076.39],
    ['116,5', 'Sq.M.', 1253.99],
    ['1254', 'ft', 1254],
    ['1254 ft', '', 1254],
    ['1254', 'sf', 1254],
    ['1254', 'Square Feet', 1254],
    ['1254 Sq. Ft.', 'sqft', 1254],
    ['BUA: 1254 sqft', '', 1254],
    ['Built-up area 1,254 sq.ft.', '', 1254],
    ['0.25', 'Acres', 10_890],
    ['1', 'hectare', 107_639],
    ['500', 'sq yd', 4500],
    ['9000', 'SQYD', 81_000],
    ['116', 'متر مربع', 1248.61],
    ['١١٦ م²', '', 1248.61],
    ['1254', 'قدم مربع', 1254],
    ['116', 'Meter', 1248.61],
    ['0', 'Sq.Ft.', null],
    ['0', 'acre', null],
    ['1,254 - 1,300', '', undefined],
    ['1254 sqft (116 sqm)', '', 1254],
    ['1,254 sq.ft. / 116.5 sqm', '', 1254],
    ['116.5 m² | 1,254 sqft', '', 1253.99],
    ['1254 sqft (200 sqm)', '', undefined],
    ['1254 (1300)', '', undefined],
    ['116.5 qm', '', 1253.99],
    ['116.5 mq', '', 1253.99],
    ['116,5 кв.м', '', 1253.99],
    ['116.5 m^2', '', 1253.99],
    ['1254 قدم²', '', 1254],
    ['1254 feet square', '', 1254],
    ['~1,254 sqft', '', 1254],
    ['ca. 116.5 m²', '', 1253.99],
    ['116.5 metres squared', '', 1253.99],
    ['116.5 м²', '', 1253.99],
    ['±1254 sqft', '', 1254],
    ['500 gaj', '', 4500],
    ['1249 sqft - 116 sqm', '', 1249],
    ['116 sqm = 1249 sqft', '', 1248.61],
    ['1,254 sqft, 116.5 sqm', '', 1254],
    ['1254 Sq.Ft.116.5 Sq.M.', '', 1254],
    ['1.254', 'sqft', undefined],
    ['1.254', 'acres', 54_624.24],
    ['116.525', 'sqm', 1254.26],
    ['1249 sqft - 200 sqm', '', undefined],
    ['-5', '', undefined],
    ['1254', '1', undefined],
    ['9000', 'barleycorns', undefined],
    ['large', '', undefined],
    ['', '', undefined],
    ['99999999999', '', undefined],
  ])('area %j in %j is %j sq ft', (text, unit, area) => {
    expect(readArea(text, unit)).toBe(area);
  });

  it('that are printed in any way are read as they were', () => {
    const units = [
      ...(['sqft', 'Sq. Ft.', 'ft²', 'SquareFeet', 'قدم مربع', 'قدم²', ''] as const).map(
        (unit) => [unit, 1] as const,
      ),
      ...(['sqm', 'm²', 'Sq.M.', 'SquareMeters', 'متر مربع', 'm^2', 'qm'] as const).map(
        (unit) => [unit, 10.7639] as const,
      ),
      ...(['acres', 'Acre'] as const).map((unit) => [unit, 43_560] as const),
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(...units),
        fc.constantFrom('en-US', 'ar-EG', 'en-IN'),
        fc.boolean(),
        (amount, [unit, factor], locale, isInField) => {
          const printed = amount.toLocaleString(locale);
          const expected = Math.round(amount * factor * 100) / 100;
          const [text, field] = isInField ? [printed, unit] : [`${printed} ${unit}`, ''];
          expect(readArea(text, field)).toBe(expected);
        },
      ),
    );
  });
});
