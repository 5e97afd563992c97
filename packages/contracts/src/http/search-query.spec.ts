import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { listOf } from '../listings/search.js';
import { searchOrAll, searchParamsFor, searchParamsSchema, suggestParamsSchema } from './search-query.js';

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

  it('takes several values of a parameter that is repeated, each once and without empty ones', () => {
    expect(
      searchParamsFor('sale').parse({
        type: ['Villa', '', 'Villa', 'Plot'],
        bedrooms: ['6+', '0'],
        location: '',
      }),
    ).toMatchObject({ type: ['Villa', 'Plot'], bedrooms: [6, 0], location: undefined });
    const { error } = searchParamsFor('sale').safeParse({ type: ['Villa', 'Castle'], furnishing: 'half' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['type'], ['furnishing']]);
  });

  it('is recognised by a parameter with a value', () => {
    expect(searchOrAll('rent').parse({ page: '2' })).toMatchObject({ adType: 'rent', page: 2 });
    expect(searchOrAll('rent').parse({ page: '', utm_source: 'x', adType: 'sale' })).toBeUndefined();
    const { error } = searchOrAll('rent').safeParse({ page: 'two' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['page']]);
  });

  it('is understood or refused by its field, whatever is typed into it', () => {
    const name = fc.constantFrom(
      'adType',
      'q',
      'location',
      'type',
      'minPrice',
      'bedrooms',
      'featured',
      'sort',
      'page',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string()),
      fc.constantFrom('__proto__', '-0', '٣'),
    );
    fc.assert(
      fc.property(fc.dictionary(name, typed), (query) => {
        const { data, error } = searchParamsSchema.safeParse(query);
        for (const { path } of error?.issues ?? [])
          expect(['adType', ...Object.keys(query)]).toContain(path[0]);
        if (data === undefined) return;
        expect(Number.isInteger(data.page) && data.page >= 1).toBe(true);
        for (const number of [data.minPrice, ...(listOf(data.bedrooms) ?? [])])
          expect(number ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes every price that is whole dirhams up to ten billion, and says it back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.nat({ max: 3 }), (price, zeros) => {
        const minPrice = `${'0'.repeat(zeros)}${price}`;
        expect(searchParamsFor('rent').parse({ minPrice }).minPrice).toBe(price);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000_001, max: Number.MAX_SAFE_INTEGER }), (price) => {
        expect(searchParamsFor('rent').safeParse({ maxPrice: String(price) }).success).toBe(false);
      }),
    );
  });

  it('suggests nothing for nothing', () => {
    expect(suggestParamsSchema.safeParse({}).success).toBe(false);
    expect(suggestParamsSchema.parse({ q: ' mar ', adType: '' })).toEqual({
      q: 'mar',
      limit: 10,
      field: 'q',
    });
  });
});
