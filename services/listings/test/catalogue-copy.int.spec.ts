import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { searchProperties, suggestProperties } from '@manzil/contracts/listings/property-rpc';
import { searchQuerySchema, suggestQuerySchema } from '@manzil/contracts/listings/search';
import { SORTS } from '@manzil/contracts/listings/vocabulary';
import { waitFor } from '@manzil/testing/wait-for';
import fc from 'fast-check';
import { PropertyEntity } from '../src/property/property.entity.js';
import { CatalogueCopy } from '../src/search/memory/catalogue-copy.js';
import { renewals } from '../src/search/memory/copy-metrics.js';
import { MemoryIndex } from '../src/search/memory/memory-index.js';
import { searchColumns } from '../src/search/memory/search-columns.js';
import { WriteListener } from '../src/search/write-listener.js';
import { PostgresIndex } from '../src/search/postgres/postgres-index.js';
import type { SearchIndex } from '../src/search/search-index.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { runWithStaleReads } from './run-with-stale-reads.js';
import { insertListings } from './some-listings.js';

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
      "description = '<p>A quiet garden, newly painted.</p>'",
      "reference = 'T-2' || id",
      "developer = 'Nakheel'",
      'bathrooms = 5, cheques = 1, plot_area = 12',
      "furnishing = 'furnished', completion_status = NULL, permit_number = NULL",
      `amenities = '["Study", "Rooftop"]', floor_plans = '[]'`,
      `agent = '{"name": "New Agent", "licence": "12345"}'`,
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
  let postgres: PostgresIndex;
  let memory: SearchIndex;
  beforeAll(async () => {
    stack = await startListingsStack();
    await insertListings(stack.dataSource, 300);
    copy = stack.service.app.get(CatalogueCopy);
    postgres = new PostgresIndex({ pick: () => stack.dataSource });
    memory = new MemoryIndex(copy, postgres);
  });
  afterAll(() => stack.stop());

  /** Waits until the copy is up to date. */
  const upToDate = async (): Promise<void> => {
    while ((await copy.current()).columns === undefined) await copy.settled();
  };

  /** Expects the copy to be current at once, with the same results as SQL. */
  const sameAsDatabase = async (): Promise<void> => {
    expect((await copy.current()).columns).toBeDefined();
    // Every sort of all listings, and every filter once: filters and sorts do not depend on each other.
    for (const more of [
      ...SORTS.map((sort) => ({ sort })),
      { page: 2, location: 'tower' },
      { featured: true },
      { q: 'quiet t-2' },
      { q: 'another' },
      { q: 'painted' },
      { developer: ['Nakheel', 'Emaar'] },
      { q: 'rooftop' },
      { minBathrooms: 5, maxCheques: 4 },
      { amenities: ['Study'], agent: '12345' },
      { furnishing: 'furnished', hasFloorPlan: false },
    ]) {
      const query = searchQuerySchema.parse({ adType: 'sale', pageSize: 48, ...more });
      expect(await memory.search(query)).toEqual(await postgres.search(query));
    }
    for (const q of ['t', 'else', 'new']) {
      const query = suggestQuerySchema.parse({ q, limit: 20 });
      expect(await memory.suggest(query)).toEqual(await postgres.suggest(query));
    }
  };

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

  it('answers a request that allows stale reads without a query, and follows the writes that it is notified of', async () => {
    await upToDate();
    const stale = () => runWithStaleReads(() => copy.current(['marina', 'Tower', 'مارينا']));
    const statements = vi.spyOn(stack.dataSource, 'query');
    const { columns, lowered } = await stale();
    expect(lowered).toEqual(['marina', 'tower', 'مارينا']);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    await stack.dataSource.query(
      "UPDATE property SET featured = NOT featured WHERE source_reference = 'T-1'",
    );
    await waitFor('the copy to have the write', async () => (await stale()).columns !== columns);
  });

  it('looks for writes itself while it is not notified of them, and then listens again', async () => {
    await upToDate();
    const { columns } = await copy.current();
    const listener = stack.service.app.get(WriteListener);
    await stack.dataSource.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    await waitFor('the connection to be lost', () => !listener.isListening);
    await stack.dataSource.query(
      "UPDATE property SET featured = NOT featured WHERE source_reference = 'T-1'",
    );
    await waitFor(
      'the copy to have the write',
      async () => (await runWithStaleReads(() => copy.current())).columns !== columns,
    );
    await waitFor('another connection', () => listener.isListening);
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
    const { columns } = await copy.current();
    // No notification is sent before the transaction commits.
    await stack.dataSource.transaction(async (manager) => {
      await manager.query("UPDATE property SET price = 77 WHERE source_reference = 'T-41'");
      await manager.query("UPDATE catalogue_write SET at = now() - interval '11 minutes'");
      await manager.query("UPDATE property SET price = 78 WHERE source_reference = 'T-42'");
    });
    expect(await stack.dataSource.query('SELECT FROM catalogue_write')).toHaveLength(1);
    expect((await copy.current()).columns).not.toBe(columns);
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
        // Two statements of one transaction add and remove the same number.
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
          totals.add(searchColumns(columns, query, { locations: ['jvc'], noLocations: [], words: [] }).total);
      }
    };
    await Promise.all([write(), read(), read()]);
    expect(totals.size).toBe(1);
    await sameAsDatabase();
  });

  it('equals SQL in an installation that had listings before the tables of SQL searches', async () => {
    const rows = (): Promise<unknown[]> =>
      stack.dataSource.query('SELECT id, ad_type FROM search_listing ORDER BY id');
    const before = await rows();
    await stack.dataSource.undoLastMigration();
    await stack.dataSource.undoLastMigration();
    await stack.dataSource.runMigrations();
    expect(await rows()).toEqual(before);
    // Codes of the dropped tables are not those of the new ones.
    postgres = new PostgresIndex({ pick: () => stack.dataSource });
    await upToDate();
    await sameAsDatabase();
  });

  it('leaves every request to SQL until it is built', async () => {
    const unbuilt = new MemoryIndex(
      {
        current: (texts) => Promise.resolve({ columns: undefined, lowered: [...(texts ?? [])] }),
        built: () => copy.built(),
      },
      postgres,
    );
    const query = searchQuerySchema.parse({ adType: 'sale', location: 'tower' });
    const bounds = { west: 54, east: 57, south: 24, north: 26 };
    const answers = (index: SearchIndex): Promise<unknown[]> =>
      Promise.all([
        index.search(query),
        index.count(query),
        index.countByPlace(query, [['tower'], []]),
        index.suggest(suggestQuerySchema.parse({ q: 'tower' })),
        index.suggestAgents({ ...suggestQuerySchema.parse({ q: 'noor' }), adType: 'sale' }),
        index.map(query, bounds, 8),
      ]);
    await upToDate();
    expect(await answers(unbuilt)).toEqual(await answers(memory));
  });

  it('is empty when the table is truncated', async () => {
    await upToDate();
    const { columns } = await copy.current();
    await stack.dataSource.query('TRUNCATE property CASCADE');
    expect((await copy.current()).columns).not.toBe(columns);
    await upToDate();
    await sameAsDatabase();
    expect((await copy.current()).columns?.lists.sale.ids).toHaveLength(0);
  });
});
