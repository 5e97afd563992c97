import type { DataSource } from 'typeorm';

/**
 * Runs `work` while holding the source's advisory lock on a connection of its own; waits for a worker that
 * has it. PostgreSQL lets go of the lock when the connection of a dead worker ends.
 */
export async function withSourceLock<T>(
  dataSource: DataSource,
  source: string,
  work: () => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock(hashtext($1))', [`import:${source}`]);
    return await work();
  } finally {
    await runner
      .query('SELECT pg_advisory_unlock(hashtext($1))', [`import:${source}`])
      .catch(() => undefined);
    await runner.release();
  }
}
