import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** A lock is identified by the hash of its name, so that the locks of a database need no list of numbers. */
const KEY = 'hashtextextended($1, 0)';

/** Tries to get the lock until the transaction of `manager` ends; false while another transaction has it. */
export const tryTransactionLock = (manager: EntityManager, name: string): Promise<boolean> =>
  acquired(manager.query(`SELECT pg_try_advisory_xact_lock(${KEY}) AS acquired`, [name]));

/** Waits for the lock and has it until the transaction of `manager` ends. */
export async function transactionLock(manager: EntityManager, name: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${KEY})`, [name]);
}

/** Tries to get the lock until the connection of `runner` releases it or ends; false while another one has it. */
export const tryConnectionLock = (runner: QueryRunner, name: string): Promise<boolean> =>
  acquired(runner.query(`SELECT pg_try_advisory_lock(${KEY}) AS acquired`, [name]));

export async function releaseConnectionLock(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`SELECT pg_advisory_unlock(${KEY})`, [name]);
}

/**
 * Runs `work`, which may have transactions of its own, while a connection has the lock; undefined, without running it,
 * while another replica has the lock.
 */
export async function withLock<T>(
  dataSource: DataSource,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await tryConnectionLock(runner, name))) return undefined;
    try {
      return await work();
    } finally {
      await releaseConnectionLock(runner, name);
    }
  } finally {
    await runner.release();
  }
}

async function acquired(query: Promise<unknown>): Promise<boolean> {
  const [row] = (await query) as [{ acquired: boolean }];
  return row.acquired;
}
