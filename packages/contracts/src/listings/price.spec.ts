import { describe, expect, it } from 'vitest';
import { MOST_AED, parseAed } from './price.js';

describe('a price in AED', () => {
  it.each([
    ['1250000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['12,50,000', undefined],
    ['AED 1,250,000', 1_250_000],
    ['1 250 000 AED', 1_250_000],
    ['Dhs. 950,000', 950_000],
    ['950,000/-', 950_000],
    ['1,250,000.50', 1_250_001],
    ['', null],
    ['  ', null],
    ['0', null],
    ['Price on request', null],
    ['POA', null],
    [String(MOST_AED), MOST_AED],
    [String(MOST_AED + 1), undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['1.250.000', undefined],
    ['from 1,250,000', undefined],
    ['<b>1</b>', undefined],
  ])('of %j is %j', (text, price) => {
    expect(parseAed(text)).toBe(price);
  });
});
