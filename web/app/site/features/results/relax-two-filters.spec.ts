import { describe, expect, it } from 'vitest';
import { parseFilters, toSearchParams } from '../../../shared/lib/url-filters';
import { pairsOf } from './relax-two-filters';
import { english } from '../../../shared/lib/english';

const pairsIn = (query: string) =>
  pairsOf(english, parseFilters(new URLSearchParams(query))).map(({ first, second }) => ({
    labels: [first.label, second.label],
    left: toSearchParams(second.without).toString(),
  }));

describe('lists without two filters', () => {
  it('leave out each pair once, and nothing else', () => {
    expect(pairsIn('type=Villa&maxPrice=750000&bedrooms=4&page=2')).toEqual([
      { labels: ['Villa', 'Up to AED 750,000'], left: 'bedrooms=4' },
      { labels: ['Villa', '4 beds'], left: 'maxPrice=750000' },
      { labels: ['Up to AED 750,000', '4 beds'], left: 'type=Villa' },
    ]);
  });

  it('are none of a list with two filters', () => {
    expect(pairsIn('type=Villa&maxPrice=750000')).toEqual([]);
  });

  it('are ten at most, however many filters there are', () => {
    const query = 'location=Palm&type=Villa&type=Plot&minPrice=1&maxPrice=2&bedrooms=4&bedrooms=5&minArea=9';
    const pairs = pairsIn(query).map(({ labels }) => labels.join());
    expect(new Set(pairs).size).toBe(10);
    expect(pairs).toHaveLength(10);
  });
});
