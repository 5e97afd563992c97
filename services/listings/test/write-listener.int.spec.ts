import { createLogger } from '@manzil/service-kit/logger';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WriteListener } from '../src/search/write-listener.js';

describe('the listener for writes', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await createDatabase((await startPostgres()).adminUrl);
    const pool = { poolSize: 1, connectTimeoutMS: 10_000 };
    dataSource = await new DataSource({ type: 'postgres', url: database.url, ...pool }).initialize();
  });
  afterEach(async () => {
    await database.drop();
  });

  it('that is stopped while it waits for a connection leaves none behind, which would keep the pool open', async () => {
    const busy = dataSource.createQueryRunner();
    await busy.query('SELECT 1');
    const listener = new WriteListener(dataSource, createLogger('listings', 'silent'));
    listener.onApplicationBootstrap();
    const stopped = listener.beforeApplicationShutdown();
    await busy.release();
    await stopped;

    // The only connection of the pool is available again.
    await expect(dataSource.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    expect(dataSource.driver).toMatchObject({ connectedQueryRunners: [] });
    await dataSource.destroy();
  });
});
