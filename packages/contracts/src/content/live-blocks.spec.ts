import { describe, expect, it } from 'vitest';
import { liveAttributes, liveQueryOf } from './live-blocks.js';

describe('a block that visitors use', () => {
  it.each([
    [{ 'data-live': 'form' }, { kind: 'form', about: 'contact' }],
    [
      { 'data-live': 'form', 'data-about': 'mortgage' },
      { kind: 'form', about: 'mortgage' },
    ],
    [
      { 'data-live': 'form', 'data-about': 'listing' },
      { kind: 'form', about: 'contact' },
    ],
    [{ 'data-live': 'calculator' }, { kind: 'calculator' }],
    [
      { 'data-live': 'calculator', 'data-price': '1,500,000' },
      { kind: 'calculator', price: 1_500_000 },
    ],
    [{ 'data-live': 'calculator', 'data-price': '12' }, { kind: 'calculator' }],
    [{ 'data-live': 'calculator', 'data-price': '-1e9' }, { kind: 'calculator' }],
    [{ 'data-live': 'map' }, { kind: 'map' }],
    [
      { 'data-live': 'map', 'data-place': ' Dubai  Marina<b> ' },
      { kind: 'map', place: 'Dubai Marina b' },
    ],
  ])('is read from %j, and stored the same way again', (attributes, query) => {
    expect(liveQueryOf(attributes)).toEqual(query);
    expect(liveQueryOf(liveAttributes(query as NonNullable<ReturnType<typeof liveQueryOf>>))).toEqual(query);
  });
});
