import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBathrooms, readBedrooms, readCount, readNumber } from './numbers.js';

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
    ['1٬250٬000', 1_250_000],
    ['١٬٢٥٠٬٠٠٠', 1_250_000],
    ['۱۲۵۰', 1_250],
    ['116,5', 116.5],
    ['1.250.000,00', 1_250_000],
    ['1250000,50', 1_250_000.5],
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
    ['Three', 3],
    ['two bedrooms', 2],
    ['1 B/R', 1],
    ['5 B', 5],
    ['4 Bedroom + Maid', 4],
    ['4BR+M+S', 4],
    ['3 Bed Rooms', 3],
    ['2 bed with study', 2],
    ["3 + Maid's room", 3],
    ['Std', 0],
    ['Studio Apartment', 0],
    ['استوديو', 0],
    ['غرفتين', 2],
    ['غرفة', 1],
    ['ثلاث غرف', 3],
    ['1.0', 1],
    ['3 BR + Maid + Study', 3],
    ['4 Bedrooms, maid', undefined],
    ['10 plus', 10],
    ['6 or more', 6],
    ['5 & above', 5],
    ['3-bedroom', 3],
    ['3 B.R.', 3],
    ['غرفة وصالة', 1],
    ['غرفتين وصالة', 2],
    ['2 غرف وصالة', 2],
    ['استديو', 0],
    ['أستوديو', 0],
    ['إستوديو', 0],
    ['Studio (0)', 0],
    ['0 - Studio', 0],
    ['Studio apt', 0],
    ['Bedrooms: 2', 2],
    ['BR2', 2],
    ['2 Bedroom Apartment', 2],
    ['2 Bdr', 2],
    ['7+ BR', 7],
    ['2 BR plus maid', 2],
    ['5 BR + 2 Maids', 5],
    ['6 Master Bedrooms', 6],
    ['4 en-suite bedrooms', 4],
    ['٣ غرف نوم', 3],
    ['4 غرف + خادمة', 4],
    ['2+1', undefined],
    ['2,3', undefined],
    ['2 & 3', undefined],
    ['1-2', undefined],
    ['Office', undefined],
    ['twenty', undefined],
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
    ['2½', 2],
    ['2 WC', 2],
    ['3 Washrooms', 3],
    ['2 1/2', 2],
    ['2 + powder room', 2],
    ['Yes', undefined],
  ])('count %j is %j', (text, count) => {
    expect(readCount(text)).toBe(count);
  });

  it('that are printed in any way are read as they were', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.constantFrom(0, 25, 5),
        fc.constantFrom('en-US', 'en-IN', 'ar-EG', 'fr-FR', 'de-DE', 'de-CH'),
        (whole, hundredths, locale) => {
          const number = whole + hundredths / 100;
          const text = number.toLocaleString(locale, { minimumFractionDigits: hundredths === 0 ? 0 : 2 });
          // A single dot before three digits separates thousands to some and decimals to others.
          fc.pre(!/^\d{1,3}\.\d{3}$/.test(text));
          expect(readNumber(text)).toBe(number);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('', ' beds', '-bedroom', 'BR', ' B/R', ' BHK', '+', ' or more', ' + Maid', ' غرف'),
        (count, suffix) => {
          expect(readCount(`${count}${suffix}`)).toBe(count);
        },
      ),
    );
  });
});
