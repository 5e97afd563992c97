import { describe, expect, it } from 'vitest';
import type { UnderstoodPart } from '@manzil/contracts/listings/understood';
import { textWithout } from './understood-text.js';

const bedrooms: UnderstoodPart = { kind: 'bedrooms', value: [2], from: 0, to: 5 };
const filler: UnderstoodPart = { kind: 'filler', value: null, from: 6, to: 8 };
const place: UnderstoodPart = { kind: 'place', value: 'Dubai Marina', from: 9, to: 21 };

describe('the text without a part', () => {
  it('keeps the other words', () => {
    const parts = [bedrooms, filler, place];
    expect(textWithout('2 bed in dubai marina', [bedrooms], parts)).toBe('in dubai marina');
    expect(textWithout('2 bed in dubai marina tower', [place], parts)).toBe('2 bed in tower');
  });

  it('is none when only connecting words are left', () => {
    expect(
      textWithout('2 bed in dubai marina', [bedrooms, place], [bedrooms, filler, place]),
    ).toBeUndefined();
    expect(textWithout('2 bed', [bedrooms], [bedrooms])).toBeUndefined();
  });
});
