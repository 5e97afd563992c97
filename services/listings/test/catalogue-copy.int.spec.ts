import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchProperties, suggestProperties } from '@manzil/contracts/listings/rpc';
import { searchQuerySchema, suggestQuerySchema } from '@manzil/contracts/listings/search';
import { AD_TYPES, UNIT_TYPES, SORTS } from '@manzil/contracts/listings/vocabulary';
import fc from 'fast-check';
import { CatalogueCopy } from '../src/catalogue/catalogue-copy.js';
import { renewals } from '../src/catalogue/copy-metrics.js';
import { searchColumns } from '../src/catalogue/search-columns.js';
import { PropertyEntity } from '../src/property/property.entity.js';
import { PropertyMapper } from '../src/property/property.mapper.js';
import { SearchProperties } from '../src/property/search-properties.js';
import { SuggestProperties } from '../src/property/suggest-properties.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

const mapper = new PropertyMapper({ IMAGE_HOSTS: [] });
/** A copy that is always stale, so that SQL answers. */
const NO_COPY = {
  current: (texts: string[] = []) => Promise.resolve({ columns: undefined, lowered: texts }),
} as unknown as CatalogueCopy;

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const searches = fc.record({
  adType: fc.constantFrom(...AD_TYPES),
  q: some(
    fc.constantFrom(
      'view',
      'HOME t-1',
      'Quiet marina',
      'a',
      'ow',
      't-11',
      '1 2 3',
      'tower tower',
      '100% k',
      'é',
      '_',
      'nowhere',
      [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' '),
    ),
  ),
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

/** Changes one or several listings, in columns that are copied and in others. */
const edits = fc
  .record({
    set: fc.constantFrom(
      'price = 1234567',
      'price = NULL, bedrooms = NULL',
      'featured = NOT featured',
      "name = 'Tower 3', community = 'Somewhere Else'",
      "ad_type = CASE ad_type WHEN 'sale' THEN 'rent' ELSE 'sale' END",
      'withdrawn_at = now()',
      'withdrawn_at = NULL',
      "listed_at = listed_at + interval '1 day', built_up_area = 555",
      "title = 'Another title'",
      "reference = 'T-2' || id",
    ),
    which: fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 })),
    remove: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  })
  .map(({ set, which: [divisor, remainder], remove }) => {
    const where = `WHERE id % ${divisor} = ${remainder % divisor}`;
    return remove ? `DELETE FROM property ${where} AND id % 50 = 7` : `UPDATE property SET ${set} ${where}`;
  });

const wholeCopies = async (): Promise<number> =>
  (await renewals.get()).values.find(({ labels }) => labels.how === 'whole')?.value ?? 0;

describe('the copy of the catalogue in memory', () => {
  let stack: ListingsStack;
  let copy: CatalogueCopy;
  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 300);
    copy = stack.service.app.get(CatalogueCopy);
  });
  afterAll(() => stack.stop());

  /** Waits until the copy is as new as the database. */
  const upToDate = async (): Promise<void> => {
    while ((await copy.current()).columns === undefined) await copy.settled();
  };

  /** Expects the copy to be current at once, with the same results as SQL. */
  const sameAsDatabase = async (): Promise<void> => {
    expect((await copy.current()).columns).toBeDefined();
    const [search, searchInSql] = [copy, NO_COPY].map(
      (each) => new SearchProperties(stack.dataSource, each, mapper),
    );
    const [suggest, suggestInSql] = [copy, NO_COPY].map(
      (each) => new SuggestProperties(stack.dataSource, each),
    );
    for (const sort of SORTS) {
      for (const more of [
        { page: 1 },
        { page: 2, location: 'tower' },
        { featured: true },
        { q: 'quiet t-2' },
        { q: 'another' },
      ]) {
        const query = searchQuerySchema.parse({ adType: 'sale', pageSize: 48, sort, ...more });
        expect(await search?.search(query)).toEqual(await searchInSql?.search(query));
      }
    }
    for (const q of ['t', 'else', 'new']) {
      const query = suggestQuerySchema.parse({ q, limit: 20 });
      expect(await suggest?.suggest(query)).toEqual(await suggestInSql?.suggest(query));
    }
  };

  it('finds, counts and orders exactly as SQL does', async () => {
    await upToDate();
    const [withCopy, without] = [copy, NO_COPY].map(
      (each) => new SearchProperties(stack.dataSource, each, mapper),
    );
    await fc.assert(
      fc.asyncProperty(searches, async (given) => {
        const query = searchQuerySchema.parse(given);
        expect(await withCopy?.search(query)).toEqual(await without?.search(query));
      }),
      { numRuns: 200 },
    );
  });

  it('suggests exactly as SQL does', async () => {
    await upToDate();
    const [withCopy, without] = [copy, NO_COPY].map((each) => new SuggestProperties(stack.dataSource, each));
    await fc.assert(
      fc.asyncProperty(typed, async (given) => {
        const query = suggestQuerySchema.parse(given);
        expect(await withCopy?.suggest(query)).toEqual(await without?.suggest(query));
      }),
      { numRuns: 100 },
    );
  });

  it('is never used when it is stale: the next request sees a change', async () => {
    const total = async (): Promise<number> =>
      (await stack.client.request(searchProperties, { adType: 'sale' })).total;
    const suggested = async (): Promise<number> =>
      (
        await stack.client.request(suggestProperties, { q: 'dubai', adType: 'sale', limit: 20 })
      ).suggestions.reduce((sum, { count }) => sum + count, 0);
    for (let round = 0; round < 10; round += 1) {
      await upToDate();
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

  it('is also stale when a write commits after a later one', async () => {
    const [first, second] = [stack.dataSource.createQueryRunner(), stack.dataSource.createQueryRunner()];
    await first.startTransaction();
    await second.startTransaction();
    await first.query("UPDATE property SET featured = NOT featured WHERE source_reference = 'T-1'");
    await second.query("UPDATE property SET featured = NOT featured WHERE source_reference = 'T-2'");
    await second.commitTransaction();
    await upToDate();
    await first.commitTransaction();
    await sameAsDatabase();
    await Promise.all([first.release(), second.release()]);
  });

  it('is not stale when only photos were replaced', async () => {
    await upToDate();
    const { columns } = await copy.current();
    await stack.dataSource.query("UPDATE property SET shown_images = '[]', version = version + 1");
    expect((await copy.current()).columns).toBe(columns);
  });

  it('loads only changed listings, and then equals a full copy', async () => {
    await upToDate();
    const before = await wholeCopies();
    let next = 1_000;
    const repository = stack.dataSource.getRepository(PropertyEntity);
    const insert = async (): Promise<void> => {
      const [pattern] = await repository.find({ order: { id: 'ASC' }, take: 1 });
      const added = `added-${(next += 1)}`;
      const names = { sourceReference: added, pagelink: added, community: `New ${next % 3}` };
      await repository.insert(repository.create({ ...pattern, ...names, id: next }));
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(edits, fc.constant(undefined)), { maxLength: 4 }), async (made) => {
        for (const edit of made) await (edit === undefined ? insert() : stack.dataSource.query(edit));
        await sameAsDatabase();
      }),
      { numRuns: 40 },
    );
    expect(await wholeCopies()).toBe(before);
  });

  it('is rebuilt when the log of writes was cleared before it was read', async () => {
    await upToDate();
    const before = await wholeCopies();
    const { dataSource } = stack;
    await dataSource.query("UPDATE property SET price = 77 WHERE source_reference = 'T-41'");
    await dataSource.query("UPDATE catalogue_write SET at = now() - interval '11 minutes'");
    await dataSource.query("UPDATE property SET price = 78 WHERE source_reference = 'T-42'");
    expect(await dataSource.query('SELECT FROM catalogue_write')).toHaveLength(1);
    expect((await copy.current()).columns).toBeUndefined();
    await upToDate();
    await sameAsDatabase();
    expect(await wholeCopies()).toBe(before + 1);
  });

  it('is consistent under concurrent writes: no reader sees half of a change', async () => {
    const { dataSource } = stack;
    // The random edits before may have left too few listings there to swap three for three.
    await dataSource.query(
      `UPDATE property SET community = 'JVC', withdrawn_at = NULL,
         ad_type = CASE id % 2 WHEN 0 THEN 'sale' ELSE 'rent' END
       WHERE id IN (SELECT id FROM property ORDER BY id LIMIT 40)`,
    );
    await upToDate();
    const query = searchQuerySchema.parse({ adType: 'sale', location: 'jvc' });
    const totals = new Set<number>();
    let writing = true;
    const write = async (): Promise<void> => {
      for (let round = 0; round < 40; round += 1) {
        // Two statements of one transaction add and remove equally many.
        await dataSource.transaction(async (manager) => {
          const swap = async (from: string, to: string): Promise<void> => {
            await manager.query(
              `UPDATE property SET ad_type = $2 WHERE id IN
                 (SELECT id FROM property WHERE ad_type = $1 AND community = 'JVC' AND withdrawn_at IS NULL
                  ORDER BY (id * $3) % 97 LIMIT 3)`,
              [from, to, round + 1],
            );
          };
          await swap('sale', 'rent');
          await swap('rent', 'sale');
        });
      }
      writing = false;
    };
    const read = async (): Promise<void> => {
      while (writing) {
        const { columns } = await copy.current();
        if (columns !== undefined)
          totals.add(searchColumns(columns, query, { location: 'jvc', words: [] }).total);
      }
    };
    await Promise.all([write(), read(), read()]);
    expect(totals.size).toBe(1);
    await sameAsDatabase();
  });

  it('is empty when the table is truncated', async () => {
    await upToDate();
    await stack.dataSource.query('TRUNCATE property CASCADE');
    expect((await copy.current()).columns).toBeUndefined();
    await upToDate();
    await sameAsDatabase();
    expect((await copy.current()).columns?.ids).toHaveLength(0);
  });
});
