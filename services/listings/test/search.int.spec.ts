import { listAreas } from '@manzil/contracts/http/listings';
import { searchManagedListings } from '@manzil/contracts/http/managed-listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countProperties,
  getProperty,
  listProperties,
  relatedProperties,
  searchProperties,
  suggestProperties,
} from '@manzil/contracts/listings/property-rpc';
import { searchQuerySchema } from '@manzil/contracts/listings/search';
import {
  ALL_UNIT_TYPES,
  RESIDENTIAL_UNIT_TYPES,
  UNIT_TYPES,
  SORTS,
} from '@manzil/contracts/listings/vocabulary';
import fc from 'fast-check';
import type { z } from 'zod';
import { PropertyEntity } from '../src/property/property.entity.js';
import { fits } from './fits.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

const HOSTILE = ["'; DROP TABLE property; --", '%', '_', '\\', '" OR 1=1', '$1', '﷽', 'Ø', 'nul\0'];

describe('searching listings', () => {
  let stack: ListingsStack;
  let listings: PropertyEntity[];

  beforeAll(async () => {
    stack = await startListingsStack();
    listings = await insertListings(stack.dataSource, 300);
  });
  afterAll(() => stack.stop());

  const search = (query: z.input<typeof searchQuerySchema>) => stack.client.request(searchProperties, query);

  const filters = fc.record(
    {
      adType: fc.constantFrom('sale' as const, 'rent' as const),
      q: fc.constantFrom('marina', 'tower 3', 'T-1', 'DUBAI home', 'nothing-like-it', ...HOSTILE),
      location: fc.constantFrom('marina', 'Tower 1', 'dubai', 'jvc', '100%', ...HOSTILE),
      type: fc.constantFrom(...UNIT_TYPES),
      minPrice: fc.integer({ min: 0, max: 6_000_000 }),
      maxPrice: fc.integer({ min: 0, max: 6_000_000 }),
      bedrooms: fc.integer({ min: 0, max: 6 }),
      featured: fc.boolean(),
    },
    { requiredKeys: ['adType'] },
  );

  it('finds exactly the listings that the rules select, for all filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const expected = listings.filter((listing) => fits(listing, query));
        const result = await search({ ...query, pageSize: 48 });
        expect(result.total).toBe(expected.length);
        const ids = new Set(expected.map(({ id }) => id));
        expect(result.items.filter(({ id }) => !ids.has(id))).toEqual([]);
        expect(result.items.length).toBe(Math.min(48, expected.length));
      }),
      { numRuns: 150 },
    );
  });

  it('counts for each facet what choosing its value would give', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const { facets } = await search(query);
        for (const { value, count } of facets.type) {
          expect(count).toBe(listings.filter((listing) => fits(listing, { ...query, type: value })).length);
        }
        const { type: _type, ...withoutType } = query;
        const offered = ALL_UNIT_TYPES.filter((type) =>
          listings.some((listing) => fits(listing, { ...withoutType, type })),
        );
        expect(facets.type.map(({ value }) => value)).toEqual(offered);
        const matching = listings.filter((listing) => fits(listing, query));
        for (const { value, count } of facets.community) {
          expect(count).toBe(matching.filter(({ community }) => community === value).length);
        }
        expect(facets.community.reduce((sum, { count }) => sum + count, 0)).toBe(matching.length);
        for (const { value, count } of facets.bedrooms) {
          expect(count).toBe(
            listings.filter((listing) => fits(listing, { ...query, bedrooms: value })).length,
          );
        }
      }),
      { numRuns: 40, examples: [[{ adType: 'sale' }]] },
    );
  });

  it.each(SORTS)('shows every listing once over all pages, sorted by %s', async (sort) => {
    const seen: ListingCard[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const result = await search({ adType: 'sale', sort, page });
      pageCount = result.pageCount;
      seen.push(...result.items);
    }
    const expected = listings.filter((listing) => fits(listing, { adType: 'sale' }));
    expect(seen.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    const rank = (card: ListingCard): number =>
      ({
        newest: -new Date(card.listedAt).getTime(),
        'price-asc': card.price ?? Infinity,
        'price-desc': card.price === null ? Infinity : -card.price,
        'area-desc': card.builtUpArea === null ? Infinity : -card.builtUpArea,
        'price-per-area-asc':
          card.price === null || card.builtUpArea === null ? Infinity : card.price / card.builtUpArea,
      })[sort];
    const ranks = seen.map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('returns an empty page with the right total after the last one', async () => {
    const { items, total, pageCount } = await search({ adType: 'sale', page: 900 });
    expect(items).toEqual([]);
    expect(total).toBeGreaterThan(0);
    expect(pageCount).toBe(Math.ceil(total / 12));
  });

  it('names the field that is wrong', async () => {
    await expect(search({ adType: 'sale', page: 0 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'page' }] },
    });
  });

  it('suggests each building once, whatever its case, and communities first when they begin with it', async () => {
    const { suggestions } = await stack.client.request(suggestProperties, { q: 'tower', limit: 20 });
    const names = suggestions.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(3);
    for (const { name, count } of suggestions) {
      const named = listings.filter(
        (listing) => listing.withdrawnAt === null && listing.name.toLowerCase() === name.toLowerCase(),
      );
      expect(count).toBe(named.length);
    }
    const [first] = (await stack.client.request(suggestProperties, { q: 'dubai m' })).suggestions;
    expect(first).toMatchObject({ kind: 'community', name: 'Dubai Marina' });
  });

  it.each(HOSTILE)('takes %j as text in suggestions', async (q) => {
    const { suggestions } = await stack.client.request(suggestProperties, { q });
    const texts = suggestions.map(({ name, community, emirate }) => `${name} ${emirate} ${community}`);
    expect(texts.filter((text) => !text.includes(q))).toEqual([]);
  });

  it.each([{ pagelink: 'nul\0' }, { id: 0 }, { id: 3_000_000_000 }, { id: -3_000_000_000 }])(
    'does not find %j',
    async (by) => {
      await expect(stack.client.request(getProperty, by)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('finds nothing related to an id that no listing can have, and no slice after the last one', async () => {
    const id = 3_000_000_000;
    for (const mode of ['random', 'similar'] as const)
      await expect(stack.client.request(relatedProperties, { id, mode })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    const slice = await stack.client.request(listProperties, { adType: 'sale', afterId: id });
    expect(slice).toEqual({ items: [], nextAfterId: null });
  });

  it('returns a withdrawn listing with the time of its withdrawal, and NOT_FOUND for unknown ones', async () => {
    const gone = listings.find(({ withdrawnAt }) => withdrawnAt !== null);
    const found = await stack.client.request(getProperty, { id: gone?.id ?? 0 });
    expect(found.withdrawnAt).toBe(gone?.withdrawnAt?.toISOString());
    await expect(stack.client.request(getProperty, { pagelink: 'never-was' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('lists for staff as many listings as it counts', async () => {
    const counts = await stack.client.request(countProperties, {});
    const total = async (search: z.input<typeof searchManagedListings.request>): Promise<number> =>
      (await stack.client.request(searchManagedListings, { status: 'public', ...search })).total;
    expect({
      total: await total({}),
      sale: await total({ adType: 'sale' }),
      rent: await total({ adType: 'rent' }),
      residential: await total({ residential: true }),
    }).toEqual({
      total: counts.total,
      sale: counts.sale,
      rent: counts.rent,
      residential: counts.residential,
    });
    const { items } = await stack.client.request(searchManagedListings, { type: 'Villa', pageSize: 48 });
    expect(new Set(items.map(({ unitType }) => unitType))).toEqual(new Set(['Villa']));
  });

  it('counts the live ones, and those of the last seven days: all, for sale, for rent, and homes', async () => {
    const live = listings.filter(({ withdrawnAt }) => withdrawnAt === null);
    const countsOf = (some: typeof live) => ({
      total: some.length,
      sale: some.filter(({ adType }) => adType === 'sale').length,
      rent: some.filter(({ adType }) => adType === 'rent').length,
      residential: some.filter(({ unitType }) => unitType && RESIDENTIAL_UNIT_TYPES.includes(unitType))
        .length,
    });
    const recent = listings.filter(({ id }) => id % 7 === 0);
    await stack.dataSource.query('UPDATE property SET listed_at = now() WHERE id = ANY($1)', [
      recent.map(({ id }) => id),
    ]);
    expect(await stack.client.request(countProperties, {})).toEqual({
      ...countsOf(live),
      listedLastWeek: countsOf(live.filter((listing) => recent.includes(listing))),
    });
  });

  it('lists all live ones slice by slice', async () => {
    const ids: number[] = [];
    for (let afterId: number | null = 0; afterId !== null;) {
      const slice: z.output<typeof listProperties.response> = await stack.client.request(listProperties, {
        adType: 'sale',
        afterId,
        limit: 40,
      });
      ids.push(...slice.items.map(({ id }) => id));
      afterId = slice.nextAfterId;
    }
    expect(ids).toEqual(listings.filter((listing) => fits(listing, { adType: 'sale' })).map(({ id }) => id));
  });

  describe('areas', () => {
    it.each(['sale', 'rent'] as const)(
      'for %s are the largest communities, with the number and the lowest price of their list',
      async (adType) => {
        const { areas } = await stack.client.request(listAreas, { adType, limit: 4 });
        expect(areas).toHaveLength(4);
        const counts = areas.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        for (const { name, emirate, count, priceFrom } of areas) {
          const there = listings.filter((listing) => fits(listing, { adType, location: name }));
          expect(count).toBe(there.length);
          expect(priceFrom).toBe(Math.min(...there.flatMap(({ price }) => price ?? [])));
          expect(emirate).toBe('Dubai');
        }
      },
    );

    it('have different pictures where there are some, and none where there is none', async () => {
      const pictures = { images: ['/uploads/plan.webp', '/uploads/front.webp'] };
      const other = { images: ['/uploads/other.webp'] };
      const repository = stack.dataSource.getRepository(PropertyEntity);
      const newest = await Promise.all(
        ['Dubai Marina', 'JVC'].map((location) => search({ adType: 'sale', location, sort: 'newest' })),
      );
      const [marina, jvc] = newest.map(({ items }) => items.map(({ id }) => id));
      await repository.update([marina?.[0] ?? 0, jvc?.[0] ?? 0], pictures);
      await repository.update([marina?.[1] ?? 0, jvc?.[1] ?? 0], other);
      const { areas } = await stack.client.request(listAreas, { adType: 'sale' });
      const imageOf = (wanted: string) => areas.find(({ name }) => name === wanted)?.image;
      expect([imageOf('Dubai Marina'), imageOf('JVC')].sort()).toEqual([
        '/uploads/front.webp',
        '/uploads/other.webp',
      ]);
      expect(imageOf('Downtown Dubai')).toBeNull();
    });
  });
});
