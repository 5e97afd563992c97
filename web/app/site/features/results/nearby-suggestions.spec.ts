import { describe, expect, it } from 'vitest';
import { parseFilters } from '../../../shared/lib/url-filters';
import { inNeighbours } from './nearby-suggestions.server';
import { english } from '../../../shared/lib/english';

const filters = (query: string) => parseFilters(new URLSearchParams(query));
const own = {
  filters: filters('location=Dubai+Marina&type=Villa&bedrooms=4&page=2'),
  places: [{ value: 'JBR', count: 2 }],
};
const withoutVilla = {
  change: 'without Villa',
  filters: filters('location=Dubai+Marina&bedrooms=4'),
  places: [
    { value: 'JBR', count: 9 },
    { value: 'jumeirah lake towers', count: 5 },
  ],
};

describe('empty lists in the places around', () => {
  it('come alone, then with one filter less, each place and its count as the list will have it', () => {
    const ways = inNeighbours(
      english,
      '/buy',
      ['Jumeirah Lake Towers', 'JBR', 'Al Sufouh'],
      [own, withoutVilla],
    );
    expect(ways).toEqual([
      { label: 'JBR', to: '/buy?location=JBR&type=Villa&bedrooms=4', count: 2 },
      {
        label: 'Jumeirah Lake Towers, without Villa',
        to: '/buy?location=jumeirah+lake+towers&bedrooms=4',
        count: 5,
      },
    ]);
  });

  it('are none without homes', () => {
    expect(
      inNeighbours(english, '/buy', ['JBR'], [{ ...own, places: [{ value: 'JBR', count: 0 }] }]),
    ).toEqual([]);
    expect(inNeighbours(english, '/buy', [], [own])).toEqual([]);
  });
});
