import { describe, expect, it } from 'vitest';
import {
  readArea,
  readBathrooms,
  readBedrooms,
  readCount,
  readNumber,
  readPrice,
  readServiceCharge,
} from './numbers.js';

describe('numbers in a feed', () => {
  it.each([
    ['2350000', 2_350_000],
    ['12,500,000', 12_500_000],
    ['12,500,000.50', 12_500_000.5],
    ['12,50,000', 1_250_000],
    ['1 200 000', 1_200_000],
    ['1\u00a0200\u00a0000', 1_200_000],
    ["1'200'000", 1_200_000],
    ['2.350.000', 2_350_000],
    ['٩٥٠٠٠', 95_000],
    ['1284.50', 1284.5],
    ['2,5', undefined],
    ['2 3', undefined],
    ['1,2345', undefined],
    ['-5', undefined],
    ['1e6', undefined],
    ['', undefined],
    ['twelve', undefined],
  ])('%j is %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    ['2350000', 2_350_000],
    ['AED 1 200 000', 1_200_000],
    ['85,000 Dhs.', 85_000],
    ['950,000/-', 950_000],
    ['999999.6', 1_000_000],
    ['0', null],
    ['0.2', null],
    ['POA', null],
    ['Price on request', null],
    ['Call us', null],
    ['from 900000', undefined],
    ['2.5M', undefined],
    ['971501234567', undefined],
  ])('price %j is %j AED', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  it.each([
    ['14.256', 14.26],
    ['AED 16', 16],
    ['0', null],
    ['included', undefined],
  ])('service charge %j is %j', (text, charge) => {
    expect(readServiceCharge(text)).toBe(charge);
  });

  it.each([
    ['2', 2],
    ['ST', 0],
    ['studio', 0],
    ['0', 0],
    ['-1', 0],
    ['7+', 7],
    ['10+', 10],
    ['3 Beds', 3],
    ['2BR', 2],
    ['2 BHK', 2],
    ['3 + maid', 3],
    ['4+M', 4],
    ['٣', 3],
    ['many', undefined],
    ['1,200', undefined],
    ['100', undefined],
    ['-2', undefined],
  ])('bedrooms %j are %j', (text, bedrooms) => {
    expect(readBedrooms(text)).toBe(bedrooms);
  });

  it('rounds half bathrooms down and takes none for not stated', () => {
    expect([readBathrooms('2.5'), readBathrooms('0'), readBathrooms('x')]).toEqual([2, null, undefined]);
  });

  it.each([
    ['4 cheques', 4],
    ['12', 12],
    ['2 spaces', 2],
    ['Yes', undefined],
  ])('count %j is %j', (text, count) => {
    expect(readCount(text)).toBe(count);
  });

  it.each([
    ['1,000', 'Sq.Ft.', 1000],
    ['1000', '', 1000],
    ['1,284.50', 'SQFT', 1284.5],
    ['100', 'Sq.M.', 1076.39],
    ['100', 'sqm', 1076.39],
    ['100', 'square metres', 1076.39],
    ['100 sqm', 'Sq.Ft.', 1076.39],
    ['1200 sq ft', 'Sq.M.', 1200],
    ['100 m²', '', 1076.39],
    ['0', 'Sq.Ft.', null],
    ['0', 'acre', null],
    ['9000', 'SQYD', undefined],
    ['large', '', undefined],
    ['99999999999', '', undefined],
  ])('area %j in %j is %j sq ft', (text, unit, area) => {
    expect(readArea(text, unit)).toBe(area);
  });
});
