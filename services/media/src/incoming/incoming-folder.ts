import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, QueryRunner } from 'typeorm';

/** First key of the advisory locks that mark live processes; the second key is the folder's number. */
const ALIVE_LOCK = 0x6d6564; // "med"

/**
 * The folder for unfinished files of this process, `<root>/<number>/`. A dedicated connection holds an advisory lock on
 * the number for as long as the process lives. A folder whose number is not locked belongs to a killed process, on any
 * machine, and may be removed.
 */
export class IncomingFolder implements OnApplicationShutdown {
  private readonly number = randomInt(1, 2 ** 31 - 1);
  private readonly folder: string;
  private lockRunner: QueryRunner | undefined;
  private locking: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly root: string,
  ) {
    this.folder = join(root, String(this.number));
  }

  /** Runs `work` with the path of a new file, which is removed afterwards unless it was moved away. */
  async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
    await this.acquireLock();
    const path = join(this.folder, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes the folders of killed processes. */
  async removeAbandoned(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    const runner = this.dataSource.createQueryRunner();
    try {
      for (const name of await readdir(this.root)) {
        if (!/^\d{1,10}$/.test(name) || Number(name) === this.number) continue;
        const [lock] = (await runner.query('SELECT pg_try_advisory_lock($1, $2) AS acquired', [
          ALIVE_LOCK,
          Number(name),
        ])) as [{ acquired: boolean }];
        if (!lock.acquired) continue;
        await rm(join(this.root, name), { recursive: true, force: true });
        await runner.query('SELECT pg_advisory_unlock($1, $2)', [ALIVE_LOCK, Number(name)]);
      }
    } finally {
      await runner.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    // Returning the connection to the pool would not release its locks.
    if (this.lockRunner?.isReleased === false) {
      await this.lockRunner.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
      await this.lockRunner.release();
    }
  }

  /** Locks the number and creates the folder, again after the connection and with it the lock was lost. */
  private async acquireLock(): Promise<void> {
    if (this.lockRunner?.isReleased === false) return this.locking;
    this.lockRunner = this.dataSource.createQueryRunner();
    this.locking = this.lockRunner
      .query('SELECT pg_advisory_lock($1, $2)', [ALIVE_LOCK, this.number])
      .then(() => mkdir(this.folder, { recursive: true }))
      .then(() => undefined);
    const { lockRunner } = this;
    this.locking.catch(() => lockRunner.release());
    return this.locking;
  }
}
