import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchProperties, suggestProperties } from '@manzil/contracts/listings/rpc';
import { searchQuerySchema, SORTS, suggestQuerySchema } from '@manzil/contracts/listings/search';
import { AD_TYPES, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import fc from 'fast-check';
import { CatalogueCopy } from '../src/catalogue/catalogue-copy.js';
import { SearchProperties } from '../src/property/search-properties.js';
import { SuggestProperties } from '../src/property/suggest-properties.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

/** A copy that is always old, so that the database answers. */
const NO_COPY = {
  current: (text = '') => Promise.resolve({ columns: undefined, lowered: text }),
} as unknown as CatalogueCopy;

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const searches = fc.record({
  adType: fc.constantFrom(...AD_TYPES),
  location: some(fc.constantFrom('tower', 'MARINA', 'dubai', '100%', 'al_', 'tower 3 dubai', 'nowhere', 'É')),
  type: some(fc.constantFrom(...UNIT_TYPES)),
  minPrice: some(fc.integer({ min: 0, max: 6_000_000 })),
  maxPrice: some(fc.integer({ min: 0, max: 9_000_000_000 })),
  bedrooms: some(fc.integer({ min: 0, max: 6 })),
  featured: some(fc.boolean()),
  sort: some(fc.constantFrom(...SORTS)),
  page: some(fc.integer({ min: 1, max: 6 })),
});

const typed = fc.record({
  q: fc.constantFrom(
    'd',
    'du',
    'tower',
    'TOWER 3',
    'marina',
    '%',
    '_',
    'jvc',
    'dubai marina',
    'É',
    'nowhere',
  ),
  adType: some(fc.constantFrom(...AD_TYPES)),
  limit: some(fc.integer({ min: 1, max: 20 })),
});

describe('the copy of the catalogue in memory', () => {
  let stack: ListingsStack;
  let copy: CatalogueCopy;
  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 300);
    copy = stack.service.app.get(CatalogueCopy);
  });
  afterAll(() => stack.stop());

  /** Until the copy is as new as the database. */
  const renewed = async (): Promise<void> => {
    while ((await copy.current()).columns === undefined) await copy.settled();
  };

  it('finds, counts and orders exactly what the database does', async () => {
    await renewed();
    const [withCopy, without] = [copy, NO_COPY].map((each) => new SearchProperties(stack.dataSource, each));
    await fc.assert(
      fc.asyncProperty(searches, async (given) => {
        const query = searchQuerySchema.parse(given);
        expect(await withCopy?.execute(query)).toEqual(await without?.execute(query));
      }),
      { numRuns: 200 },
    );
  });

  it('suggests exactly what the database does', async () => {
    await renewed();
    const [withCopy, without] = [copy, NO_COPY].map((each) => new SuggestProperties(stack.dataSource, each));
    await fc.assert(
      fc.asyncProperty(typed, async (given) => {
        const query = suggestQuerySchema.parse(given);
        expect(await withCopy?.execute(query)).toEqual(await without?.execute(query));
      }),
      { numRuns: 100 },
    );
  });

  it('is never shown when it is old: a change is seen by the very next request', async () => {
    const total = async (): Promise<number> =>
      (await stack.client.ask(searchProperties, { adType: 'sale' })).total;
    const suggested = async (): Promise<number> =>
      (
        await stack.client.ask(suggestProperties, { q: 'dubai', adType: 'sale', limit: 20 })
      ).suggestions.reduce((sum, { count }) => sum + count, 0);
    for (let round = 0; round < 10; round += 1) {
      await renewed();
      const before = await total();
      const shown = await suggested();
      await stack.dataSource.query(
        `UPDATE property SET withdrawn_at = now() WHERE id =
           (SELECT max(id) FROM property WHERE withdrawn_at IS NULL AND ad_type = 'sale')`,
      );
      expect(await total()).toBe(before - 1);
      expect(await suggested()).toBeLessThan(shown);
    }
  });

  it('is old as well when a write commits after a later one', async () => {
    const [first, second] = [stack.dataSource.createQueryRunner(), stack.dataSource.createQueryRunner()];
    await first.startTransaction();
    await second.startTransaction();
    await first.query("UPDATE property SET featured = NOT featured WHERE source_reference = 'T-1'");
    await second.query("UPDATE property SET featured = NOT featured WHERE source_reference = 'T-2'");
    await second.commitTransaction();
    await renewed();
    await first.commitTransaction();
    expect((await copy.current()).columns).toBeUndefined();
    await renewed();
    await Promise.all([first.release(), second.release()]);
  });

  it('is as good as before when only photos were exchanged', async () => {
    await renewed();
    await stack.dataSource.query("UPDATE property SET shown_images = '[]', version = version + 1");
    expect((await copy.current()).columns).toBeDefined();
  });
});
