import { setTimeout as delay } from 'node:timers/promises';
import { releaseConnectionLock, tryConnectionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { DataSource, QueryRunner } from 'typeorm';

const RETRY_MS = 500;

/**
 * Runs `work` while holding the source's advisory lock, on the connection that it gets; waits for another holder
 * until `signal` aborts. PostgreSQL releases the lock when that connection ends, and a transaction on the same
 * connection then cannot commit: a worker that commits still has the lock.
 */
export async function withSourceLock<T>(
  dataSource: DataSource,
  source: string,
  signal: AbortSignal,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const name = `import:${source}`;
  try {
    while (!(await tryConnectionLock(runner, name))) await delay(RETRY_MS, undefined, { signal });
    try {
      return await work(runner);
    } finally {
      await releaseConnectionLock(runner, name).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}
