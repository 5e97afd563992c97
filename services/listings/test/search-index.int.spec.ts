import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listOf,
  searchQuerySchema,
  suggestQuerySchema,
  type SearchQuery,
} from '@manzil/contracts/listings/search';
import { priceSteps, type Sort } from '@manzil/contracts/listings/vocabulary';
import fc from 'fast-check';
import { Like } from 'typeorm';
import { PropertyEntity } from '../src/property/property.entity.js';
import { CHOICE_FACETS, CHOICE_FIELDS } from '../src/search/fields.js';
import { CatalogueCopy } from '../src/search/memory/catalogue-copy.js';
import { MemoryIndex } from '../src/search/memory/memory-index.js';
import { PostgresIndex } from '../src/search/postgres/postgres-index.js';
import { SearchIndex } from '../src/search/search-index.js';
import { fits, isInArea } from './fits.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { searches, someBounds, typedTexts } from './random-searches.js';
import { insertListings } from './some-listings.js';

/**
 * Both engines, with the share of random searches to run. SQL takes most of the time; another test compares its results
 * with memory.
 */
const ENGINES = [
  ['memory', 1],
  ['postgres', 0.25],
] as const;

/** The filter of each facet whose name differs. */
const FILTER_OF: Record<string, string> = {
  bathrooms: 'minBathrooms',
  cheques: 'maxCheques',
  place: 'location',
};
const filterOf = (facet: string): string => FILTER_OF[facet] ?? facet;

/** Sort keys, the smallest first; listings without the value come last. */
const KEYS: Record<Sort, (listing: PropertyEntity) => [key: number, id: number]> = {
  newest: ({ listedAt, id }) => [-listedAt.getTime(), -id],
  'price-asc': ({ price, id }) => [price ?? Infinity, id],
  'price-desc': ({ price, id }) => [price === null ? Infinity : -price, -id],
  'area-desc': ({ builtUpArea, id }) => [builtUpArea === null ? Infinity : -builtUpArea, -id],
  'price-per-area-asc': ({ price, builtUpArea, id }) => [
    price === null || builtUpArea === null ? Infinity : price / builtUpArea,
    id,
  ],
};

function sorted(listings: PropertyEntity[], sort: Sort): number[] {
  const keyed = listings.map((listing) => ({ id: listing.id, key: KEYS[sort](listing) }));
  keyed.sort(({ key: a }, { key: b }) => (a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1));
  return keyed.map(({ id }) => id);
}

describe('the search index', () => {
  let stack: ListingsStack;
  let listings: PropertyEntity[];
  const engines: Record<string, SearchIndex> = {};
  const index = (engine: string): SearchIndex => {
    const found = engines[engine];
    if (found === undefined) throw new Error(`There is no engine ${engine}`);
    return found;
  };

  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 300);
    // Names of communities that contain each other, or differ in case only.
    const properties = stack.dataSource.getRepository(PropertyEntity);
    await properties.update({ sourceReference: Like('%5') }, { community: 'Al_Barsha South' });
    await properties.update({ sourceReference: Like('%4') }, { community: 'AL_BARSHA' });
    listings = await properties.find({ order: { id: 'ASC' } });
    const copy = stack.service.app.get(CatalogueCopy);
    const postgres = new PostgresIndex({ pick: () => stack.dataSource });
    engines.postgres = postgres;
    engines.memory = new MemoryIndex(copy, postgres);
    while ((await copy.current()).columns === undefined) await copy.settled();
  });
  afterAll(() => stack.stop());

  const countOf = (query: SearchQuery): number => listings.filter((each) => fits(each, query)).length;

  /** The same query with one value of a facet instead of the selected ones. */
  const choosing = (query: SearchQuery, facet: string, value: unknown): SearchQuery =>
    searchQuerySchema.parse({ ...query, [filterOf(facet)]: value });

  /** The search with a facet option selected, and the number of results that the facet shows for it. */
  function promiseOf(option: {
    query: SearchQuery;
    total: number;
    facet: string;
    value: unknown;
    count: number;
  }): {
    next: SearchQuery;
    count: number;
  } {
    const { query, total, facet, value, count } = option;
    if (facet === 'amenities')
      return { next: choosing(query, facet, [...(listOf(query.amenities) ?? []), value]), count };
    if (facet === 'community') return { next: { ...query, community: String(value) }, count };
    const named = listOf(query.location) ?? [];
    const isAdded =
      facet === 'place' && named.length > 0 && !named.includes('') && !named.includes(String(value));
    if (isAdded) return { next: choosing(query, 'location', [...named, value]), count: total + count };
    return { next: choosing(query, filterOf(facet), value), count };
  }

  it.each(ENGINES)('in %s finds, counts and orders as a filtered array', async (engine, share) => {
    await fc.assert(
      fc.asyncProperty(searches, async (given) => {
        const query = searchQuerySchema.parse(given);
        const { ids, total } = await index(engine).search(query);
        const expected = sorted(
          listings.filter((each) => fits(each, query)),
          query.sort,
        );
        expect(total).toBe(expected.length);
        expect(await index(engine).count(query)).toBe(total);
        expect(ids).toEqual(expected.slice((query.page - 1) * query.pageSize, query.page * query.pageSize));
      }),
      { numRuns: 160 * share },
    );
  });

  describe.each(['memory', 'postgres'])('in %s', (engine) => {
    const found = async (q: string): Promise<string[]> => {
      const query = searchQuerySchema.parse({ adType: 'sale', q, pageSize: 48, sort: 'newest' });
      const { ids } = await index(engine).search(query);
      return ids.flatMap((id) => listings.find((each) => each.id === id)?.reference ?? []).sort();
    };

    it.each(['T-2', 't-2', 't.2', 't/2'])('finds a listing by its reference typed %s', async (q) => {
      expect(await found(q)).toEqual(['T-2']);
    });

    it('finds listings by letters and digits that their references begin with', async () => {
      expect(await found('t25')).toEqual(['T-25', 'T-252', 'T-253', 'T-254', 'T-258', 'T-259']);
    });

    it.each(['T-25', 't.25'])('finds one listing by a whole reference typed %s', async (q) => {
      expect(await found(q)).toEqual(['T-25']);
    });

    it('finds listings by what their references begin with, typed with separators', async () => {
      const live = listings.filter(({ withdrawnAt, adType }) => withdrawnAt === null && adType === 'sale');
      const beginningWith = (typed: string): string[] =>
        live.flatMap(({ reference }) => (reference.startsWith(typed) ? [reference] : [])).sort();
      // The reference of a withdrawn listing is not a complete reference any more, so it matches as a prefix.
      const typed = listings.find(
        ({ reference, withdrawnAt }) =>
          withdrawnAt !== null && reference.length >= 4 && beginningWith(reference).length > 1,
      )?.reference;
      expect(typed).toBeDefined();
      expect(await found(typed ?? '')).toEqual(beginningWith(typed ?? ''));
    });

    it.each(['-2', 't-25x', '254 t', '54', 't-'])('finds nothing by %s inside a reference', async (q) => {
      expect(await found(q)).toEqual([]);
    });

    it.each([
      ['seaside', 75],
      ['facing', 75],
      ["maid's", 75],
      ['side', 0],
      ['مطبخ', 75],
      ['strong', 0],
      ['pets', 150],
      // More words than are searched at once: the last one decides.
      ['seaside living facing terrace two lifts quiet corner tower', 75],
      ['seaside living facing terrace two lifts quiet corner garage', 0],
    ])('finds %s in descriptions and amenities', async (q, most) => {
      const query = searchQuerySchema.parse({ adType: 'sale', q });
      const { total } = await index(engine).search(query);
      expect(total).toBe(countOf(query));
      expect([total > 0, total <= most]).toEqual([most > 0, true]);
    });
  });

  it('gives the same facets and suggestions in both engines', async () => {
    await fc.assert(
      fc.asyncProperty(searches, typedTexts, async (given, typed) => {
        const query = searchQuerySchema.parse(given);
        expect(await index('memory').search(query)).toEqual(await index('postgres').search(query));
        const suggest = suggestQuerySchema.parse(typed);
        expect(await index('memory').suggest(suggest)).toEqual(await index('postgres').suggest(suggest));
        const agents = { ...suggest, adType: query.adType };
        expect(await index('memory').suggestAgents(agents)).toEqual(
          await index('postgres').suggestAgents(agents),
        );
      }),
      { numRuns: 100 },
    );
  });

  it.each(ENGINES)(
    'in %s promises for each option the number of listings that choosing it finds',
    async (engine, share) => {
      await fc.assert(
        fc.asyncProperty(searches, fc.nat(), async (given, seed) => {
          const query = searchQuerySchema.parse({ ...given, page: 1 });
          const { facets, total } = await index(engine).search(query);
          const { agent, ...valued } = facets;
          const offered = [
            ...Object.entries<{ value: unknown; count: number }[]>(valued).map(([facet, values]) =>
              values.map(({ value, count }) => promiseOf({ query, total, facet, value, count })),
            ),
            agent.map(({ keys, count }) => promiseOf({ query, total, facet: 'agent', value: keys, count })),
          ];
          // Each facet is equally likely, regardless of the number of its values.
          const some = offered.filter((values) => values.length > 0);
          const values = some[seed % Math.max(1, some.length)] ?? [];
          const promised = values[Math.floor(seed / Math.max(1, some.length)) % Math.max(1, values.length)];
          if (promised === undefined) return;
          expect((await index(engine).search(promised.next)).total).toBe(promised.count);
        }),
        { numRuns: 300 * share },
      );
    },
  );

  it('counts every option of every facet, also those of amenities', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (given) => {
        const query = searchQuerySchema.parse({ ...given, page: 1 });
        const { facets } = await index('memory').search(query);
        for (const facet of CHOICE_FACETS) {
          const expected = CHOICE_FIELDS[facet].values
            .map((value) => ({ value, count: countOf(choosing(query, facet, value)) }))
            .filter(({ count }) => count > 0);
          expect({ [facet]: facets[facet] }).toEqual({ [facet]: expected });
        }
        for (const limit of ['minPrice', 'maxPrice'] as const) {
          const chosen = query[limit] === undefined ? [] : [query[limit]];
          const expected = [...new Set([...priceSteps(query.adType, query.pricePeriod), ...chosen])]
            .map((value) => ({ value, count: countOf(choosing(query, limit, value)) }))
            .filter(({ count }) => count > 0);
          expect({ [limit]: facets[limit] }).toEqual({ [limit]: expected });
        }
        const named = listOf(query.location) ?? [];
        const isAdded = named.length > 0 && !named.includes('');
        for (const { value, count } of facets.place) {
          const chosen = isAdded && named.includes(value);
          const before = isAdded && !chosen ? countOf(query) : 0;
          const location = isAdded && !chosen ? [...named, value] : value;
          expect({ value, count: count + before }).toEqual({ value, count: countOf({ ...query, location }) });
        }
        for (const { value, count } of facets.developer)
          expect(count).toBe(countOf({ ...query, developer: value }));
        for (const { keys, count } of facets.agent)
          expect({ keys, count }).toEqual({ keys, count: countOf({ ...query, agent: keys }) });
        for (const { value, count } of facets.amenities)
          expect(count).toBe(countOf({ ...query, amenities: [...(listOf(query.amenities) ?? []), value] }));
      }),
      { numRuns: 8 },
    );
  });

  it.each(ENGINES)('in %s counts by places what a search there finds', async (engine, share) => {
    const places = [[], ['marina'], ['Dubai Marina', 'JVC'], ['tower 3', 'marina'], ['100%'], ['nul\0']];
    await fc.assert(
      fc.asyncProperty(searches, async (given) => {
        const query = searchQuerySchema.parse({ ...given, q: undefined, statedLocation: undefined });
        const expected = places.map((location) => countOf({ ...query, location }));
        expect(await index(engine).countByPlace(query, places)).toEqual(expected);
      }),
      { numRuns: 60 * share },
    );
  });

  it.each(ENGINES)('in %s counts all variants at once', async (engine, share) => {
    const groups = [[], ['Dubai Marina'], ['JVC', 'tower']];
    await fc.assert(
      fc.asyncProperty(fc.array(searches, { minLength: 1, maxLength: 6 }), async (all) => {
        const variants = all.map((given) => ({
          query: searchQuerySchema.parse({ ...given, q: undefined, statedLocation: undefined }),
          groups,
        }));
        const expected = variants.map(({ query }) =>
          groups.map((location) => countOf({ ...query, location })),
        );
        expect(await index(engine).countVariants(variants)).toEqual(expected);
      }),
      { numRuns: 20 * share },
    );
  });

  describe.each(ENGINES)('the map in %s', (engine, share) => {
    it('has every home of the list with the same filters and bounds in one group', async () => {
      await fc.assert(
        fc.asyncProperty(
          searches,
          someBounds,
          fc.integer({ min: 2, max: 24 }),
          async (given, bounds, across) => {
            const query = searchQuerySchema.parse({ ...given, page: 1 });
            const { groups, total, unplaced } = await index(engine).map(query, bounds, across);
            const found = listings.filter((each) => fits(each, { ...query, bounds }));
            expect(total).toBe(found.length);
            expect((await index(engine).search({ ...query, bounds })).total).toBe(total);
            const anywhere = { ...query, bounds: undefined, polygon: undefined, circle: undefined };
            expect(unplaced).toBe(
              listings.filter((each) => each.latitude === null && fits(each, anywhere)).length,
            );
            for (const group of groups) {
              const there = found.filter((each) => isInArea(each, { bounds: group }));
              expect(group.count).toBe(there.length);
              const prices = there.flatMap(({ price }) => price ?? []);
              expect(group.minPrice).toBe(prices.length === 0 ? null : Math.min(...prices));
            }
            expect(groups.length).toBeLessThanOrEqual((across + 1) * (across + 1));
          },
        ),
        { numRuns: 100 * share },
      );
    });

    it('groups by cells that stay where they are when the map moves', async () => {
      const query = searchQuerySchema.parse({ adType: 'sale' });
      const map = (west: number) =>
        index(engine).map(query, { west, east: west + 0.25, south: 25, north: 25.2 }, 8);
      const [here, there] = await Promise.all([map(54.99), map(55.05)]);
      const inBoth = ({ west, east }: { west: number; east: number }) => west > 55.09 && east < 55.2;
      expect(there.groups.filter(inBoth)).toEqual(here.groups.filter(inBoth));
      expect(there.groups.filter(inBoth).length).toBeGreaterThan(3);
    });
  });

  it('answers by the engine that is configured', () => {
    expect(stack.service.app.get(SearchIndex)).toBeInstanceOf(MemoryIndex);
  });
});
