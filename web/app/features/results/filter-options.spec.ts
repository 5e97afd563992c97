import { describe, expect, it } from '@jest/globals';
import { facetsSchema } from '@manzil/contracts/listings/search';
import { parseFilters } from '../../lib/url-filters';
import { filterOptions } from './filter-options.server';

const hasPlots = (query: string, types: { value: string; count: number }[]): boolean => {
  const facets = facetsSchema.parse({ type: types, bedrooms: [], community: [] });
  return filterOptions('sale', parseFilters(new URLSearchParams(query)), facets).hasPlots;
};

describe('the size of a plot', () => {
  it('is offered where a type with plots is chosen, also on an empty list', () => {
    expect(hasPlots('type=Villa&maxPrice=1', [])).toBe(true);
    expect(hasPlots('type=Apartment', [{ value: 'Villa', count: 3 }])).toBe(false);
  });

  it('is offered without a type where the list has homes with plots', () => {
    expect(hasPlots('', [{ value: 'Land', count: 1 }])).toBe(true);
    expect(hasPlots('', [{ value: 'Apartment', count: 9 }])).toBe(false);
  });

  it('is offered as long as a limit is set', () => {
    expect(hasPlots('type=Apartment&maxPlotArea=5000', [])).toBe(true);
  });
});
