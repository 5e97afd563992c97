import { describe, expect, it } from 'vitest';
import { likeness } from './likeness.js';
import { english } from '../../../shared/lib/english.js';

const HOME = { community: 'Dubai Marina', bedrooms: 2, price: 2_000_000, latitude: 25.08, longitude: 55.14 };

describe('why a home is shown as similar', () => {
  it('names the same community, the bedrooms and the difference in price', () => {
    expect(likeness(english, HOME, { ...HOME, price: 1_900_000 })).toBe(
      'Also in Dubai Marina · also 2 beds · 5% less',
    );
    expect(likeness(english, HOME, { ...HOME, price: 2_300_000 })).toMatch(/15% more$/);
    expect(likeness(english, HOME, { ...HOME, price: 2_004_000 })).toMatch(/same price$/);
  });

  it('names the distance to another community', () => {
    const other = { ...HOME, community: 'Bluewaters', latitude: 25.08, longitude: 55.12 };
    expect(likeness(english, HOME, other)).toMatch(/^2\.0 km away · /);
  });
});
