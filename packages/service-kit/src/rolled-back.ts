import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

type Isolation = Parameters<QueryRunner['startTransaction']>[0];

const storage = new AsyncLocalStorage<EntityManager>();

/**
 * Makes all reads and writes through `dataSource` within {@link rolledBack} join its transaction, without changes to
 * the code that makes them.
 */
export function joinRolledBack(dataSource: DataSource): DataSource {
  const { manager } = dataSource;
  const query = dataSource.query.bind(dataSource) as (...given: unknown[]) => Promise<unknown>;
  Object.defineProperty(dataSource, 'manager', { get: () => storage.getStore() ?? manager });
  const joined = (sql: string, parameters?: unknown[], runner?: QueryRunner): Promise<unknown> =>
    query(sql, parameters, runner ?? storage.getStore()?.queryRunner);
  return Object.assign(dataSource, { query: joined });
}

/** Runs `work` in a transaction that is always rolled back. */
export async function rolledBack<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
  isolation?: Isolation,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction(isolation);
    return await storage.run(oneByOne(runner).manager, work);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Reads that run at the same time elsewhere share one connection here, which takes one statement at a time. */
function oneByOne(runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  return Object.assign(runner, {
    query: (...given: unknown[]): Promise<unknown> => {
      const next = last.then(() => query(...given));
      last = next.catch(() => undefined);
      return next;
    },
  });
}
