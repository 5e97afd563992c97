import { describe, expect, it } from 'vitest';
import { AMOUNT_PATTERN, typedAmount } from './typed-amount';

describe('an amount that is typed', () => {
  it.each([
    ['1350000', 1_350_000],
    ['1,350,000', 1_350_000],
    [' 1.35m ', 1_350_000],
    ['1.35 Million', 1_350_000],
    ['850k', 850_000],
    ['850 K', 850_000],
    ['120 thousand', 120_000],
    ['0.5m', 500_000],
    ['99.6', 100],
    ['850 ألف', 850_000],
    ['1.35 مليون', 1_350_000],
    ['١٬٣٥٠٬٠٠٠', 1_350_000],
    ['٢٫٥ مليون', 2_500_000],
  ])('%j is %i', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
    expect(text).toMatch(new RegExp(`^(?:${AMOUNT_PATTERN})$`, 'v'));
  });

  it.each([null, '', '0', 'abc', '-5', '1.5.5', '1m2', 'm', '٠', 'ألف', '1e9'])('%j is none', (text) => {
    expect(typedAmount(text)).toBeUndefined();
  });
});
