import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDevelopments } from '@manzil/contracts/listings/development-rpc';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { registry } from '@manzil/service-kit/metrics';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

describe('searches in SQL that take too long', () => {
  let stack: ListingsStack;
  let holder: pg.Client;
  /** Observes the connections from outside: within a transaction `pg_stat_activity` does not change. */
  let observer: pg.Client;

  beforeAll(async () => {
    stack = await startListingsStack({ SEARCH_INDEX: 'postgres', RPC_MIN_DEADLINE_MS: undefined });
    await insertListings(stack.dataSource, 5);
    holder = new pg.Client(stack.database.url);
    observer = new pg.Client(stack.database.url);
    await Promise.all([holder.connect(), observer.connect()]);
  });
  afterAll(async () => {
    await Promise.all([holder.end(), observer.end()]);
    await stack.stop();
  });

  const isAnswered = (): Promise<boolean> =>
    stack.client.request(searchProperties, { adType: 'sale' }).then(
      ({ total }) => total > 0,
      () => false,
    );
  /** Number of searches that wait for the table locked by `holder`. */
  const waiting = async (): Promise<number> => {
    const { rows } = await observer.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%ORDER BY listed_at%'`,
    );
    return rows[0]?.count ?? 0;
  };

  /** Number of searches that wait for a connection, from the metrics. */
  const waitingForConnections = async (): Promise<number> => {
    const { values = [] } = (await registry.getSingleMetric('manzil_pg_pool_connections')?.get()) ?? {};
    const ofSearches = values.find(({ labels: { pool, state } }) => pool === 'search' && state === 'waiting');
    return ofSearches?.value ?? 0;
  };

  it('leave connections to everything else, and end when nobody waits for them any more', async () => {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE property IN ACCESS EXCLUSIVE MODE');
    const searches = Array.from({ length: 30 }, isAnswered);
    // Each check sends another search, because PostgreSQL may already have cancelled the earlier ones.
    await waitFor('a search to wait for the table', () => {
      searches.push(isAnswered());
      return waiting().then((count) => count > 0);
    });
    await waitFor('other searches to wait for a connection', () => {
      searches.push(isAnswered());
      return waitingForConnections().then((count) => count > 0);
    });
    await expect(stack.client.request(listDevelopments, { liveOnly: true })).resolves.toBeDefined();
    expect(await Promise.all(searches)).not.toContain(true);
    await waitFor('the statements to be cancelled', async () => (await waiting()) === 0);
    await holder.query('ROLLBACK');
    await waitFor('searches to be answered again', isAnswered);
    await waitFor('nobody to wait for a connection', async () => (await waitingForConnections()) === 0);
  });
});
