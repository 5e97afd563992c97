import { describe, expect, it } from '@jest/globals';
import { asksForSearch, searchParamsFor, searchParamsSchema, suggestParamsSchema } from './search-query.js';

describe('a search in a query string', () => {
  it('is read into the types of the contract, with its defaults', () => {
    expect(
      searchParamsSchema.parse({ adType: 'sale', bedrooms: '0', featured: '0', minPrice: ' 750000 ' }),
    ).toEqual({
      adType: 'sale',
      bedrooms: 0,
      featured: false,
      minPrice: 750_000,
      sort: 'newest',
      page: 1,
      pageSize: 12,
    });
  });

  it('ignores what it does not know and what says nothing', () => {
    expect(searchParamsFor('rent').parse({ adType: 'sale', q: '', page: '', other: ['x'] })).toMatchObject({
      adType: 'rent',
      page: 1,
    });
  });

  it.each(['1.5', '-1', '0x10', '1e3', '99999999999999999999', ' '])('takes no number %j', (minPrice) => {
    const { error } = searchParamsSchema.safeParse({ adType: 'sale', minPrice });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['minPrice']);
  });

  it('is asked for by a parameter of it that says something', () => {
    expect(asksForSearch({ page: '2' })).toBe(true);
    expect(asksForSearch({ page: '', utm_source: 'x', adType: 'sale' })).toBe(false);
  });

  it('suggests nothing for nothing', () => {
    expect(suggestParamsSchema.safeParse({}).success).toBe(false);
    expect(suggestParamsSchema.parse({ q: ' mar ', adType: '' })).toEqual({ q: 'mar', limit: 10 });
  });
});
