import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, QueryRunner } from 'typeorm';

/** First key of the advisory locks that tell which process is alive; the second is its number. */
const ALIVE_LOCK = 0x6d6564; // "med"

/**
 * Where this process keeps files that are not finished: `<root>/<number>/`, the number being held as a lock on
 * a connection of its own for as long as the process lives. A folder whose number nobody holds belongs to a
 * process that was killed, whichever machine it ran on, and may be removed.
 */
export class IncomingFolder implements OnApplicationShutdown {
  private readonly number = randomInt(1, 2 ** 31 - 1);
  private readonly folder: string;
  private holder: QueryRunner | undefined;
  private holding: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly root: string,
  ) {
    this.folder = join(root, String(this.number));
  }

  /** Runs `work` with the path of a file that does not exist yet and is gone afterwards unless it was moved away. */
  async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
    await this.hold();
    const path = join(this.folder, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes what killed processes have left behind. */
  async removeAbandoned(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    const runner = this.dataSource.createQueryRunner();
    try {
      for (const name of await readdir(this.root)) {
        if (!/^\d{1,10}$/.test(name) || Number(name) === this.number) continue;
        const [lock] = (await runner.query('SELECT pg_try_advisory_lock($1, $2) AS held', [
          ALIVE_LOCK,
          Number(name),
        ])) as [{ held: boolean }];
        if (!lock.held) continue;
        await rm(join(this.root, name), { recursive: true, force: true });
        await runner.query('SELECT pg_advisory_unlock($1, $2)', [ALIVE_LOCK, Number(name)]);
      }
    } finally {
      await runner.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    // A connection goes back to the pool with its locks.
    if (this.holder?.isReleased === false) {
      await this.holder.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
      await this.holder.release();
    }
  }

  /** Also after the connection was lost, and the lock and perhaps the folder with it. */
  private async hold(): Promise<void> {
    if (this.holder?.isReleased === false) return this.holding;
    this.holder = this.dataSource.createQueryRunner();
    this.holding = this.holder
      .query('SELECT pg_advisory_lock($1, $2)', [ALIVE_LOCK, this.number])
      .then(() => mkdir(this.folder, { recursive: true }))
      .then(() => undefined);
    const { holder } = this;
    this.holding.catch(() => holder.release());
    return this.holding;
  }
}
