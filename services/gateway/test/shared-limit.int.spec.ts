import { createDataSource } from '@manzil/service-kit/database';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOptions } from '../src/data-source.js';
import { DeleteExpiredLimits } from '../src/http/limits/delete-expired-limits.js';
import { SharedLimit } from '../src/http/limits/shared-limit.js';

const REFUSED = { code: 'RATE_LIMITED' };
const MINUTE_MS = 60_000;

describe('a limit that replicas share', () => {
  let database: TestDatabase;
  let sources: DataSource[];
  beforeAll(async () => {
    database = await createServiceDatabase((await startPostgres()).adminUrl, 'gateway');
    const open = (): Promise<DataSource> => createDataSource(databaseOptions(database.url)).initialize();
    sources = [await open(), await open()];
  });
  afterAll(async () => {
    for (const source of sources) if (source.isInitialized) await source.destroy();
    await database.drop();
  });
  const limitsOf = (name: string, most: number): SharedLimit[] =>
    sources.map((source) => new SharedLimit(source, name, most));

  it('counts what a sender does at any of them, also at the same time', async () => {
    const [first, second] = limitsOf('together', 5) as [SharedLimit, SharedLimit];
    const tries = Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? first : second).admit('192.0.2.1').then(
        () => 'admitted',
        () => 'refused',
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'admitted')).toHaveLength(5);
    const refusal: unknown = await second.admit('192.0.2.1').catch((error: unknown) => error);
    expect(refusal).toMatchObject(REFUSED);
    const { retryAfterSeconds } = (refusal as { extra: { details: { retryAfterSeconds: number } } }).extra
      .details;
    expect(retryAfterSeconds).toBeGreaterThan(500);
    expect(retryAfterSeconds).toBeLessThanOrEqual(600);
    await second.admit('192.0.2.2');
  });

  it('counts each thing and each network of IPv6 apart', async () => {
    const [limit] = limitsOf('one', 1) as [SharedLimit];
    const [other] = limitsOf('other', 1) as [SharedLimit];
    await limit.admit('2001:db8::1');
    await expect(limit.admit('2001:db8::2')).rejects.toMatchObject(REFUSED);
    await limit.admit('2001:db8:0:1::1');
    await other.admit('2001:db8::1');
  });

  it('deletes what has expired, and nothing else', async () => {
    const [limit] = limitsOf('expired', 1) as [SharedLimit];
    const [source] = sources as [DataSource];
    await limit.admit('192.0.2.3');
    const job = new DeleteExpiredLimits(source, undefined as never);
    await job.delete(Date.now() + 9 * MINUTE_MS);
    await expect(limit.admit('192.0.2.3')).rejects.toMatchObject(REFUSED);
    await job.delete(Date.now() + 11 * MINUTE_MS);
    await limit.admit('192.0.2.3');
  });

  it('goes on in each replica alone while PostgreSQL is unavailable', async () => {
    const [, limit] = limitsOf('alone', 2) as [SharedLimit, SharedLimit];
    await sources[1]?.destroy();
    await limit.admit('192.0.2.4');
    await limit.admit('192.0.2.4');
    await expect(limit.admit('192.0.2.4')).rejects.toMatchObject(REFUSED);
  });
});
