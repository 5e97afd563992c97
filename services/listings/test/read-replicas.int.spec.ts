import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchProperties, suggestProperties } from '@manzil/contracts/listings/property-rpc';
import { allowStaleReads, runWithRequest } from '@manzil/messaging/request-context';
import { startReplicatedPostgres, type ReplicatedPostgres } from '@manzil/testing/standby';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import { ReadReplicas } from '../src/search/postgres/read-replicas.js';
import { SearchPool } from '../src/search/postgres/search-pool.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

describe('searches of the engine postgres with a read replica', () => {
  let servers: ReplicatedPostgres;
  let stack: ListingsStack;
  let replicas: ReadReplicas;
  let standby: pg.Client;

  beforeAll(async () => {
    servers = await startReplicatedPostgres();
    stack = await startListingsStack(
      (url) => ({ SEARCH_INDEX: 'postgres', LISTINGS_REPLICA_URLS: [servers.onStandby(url)] }),
      servers.adminUrl,
    );
    await insertListings(stack.dataSource, 60);
    replicas = stack.service.app.get(ReadReplicas);
    // From then on the standby has the database.
    await waitFor('the replica to be used', isUsed);
    standby = new pg.Client(servers.onStandby(stack.database.url));
    standby.on('error', () => undefined);
    await standby.connect();
  });
  afterAll(async () => {
    await standby.end();
    await stack.stop();
    await servers.stop();
  });

  const withStaleReads = <T>(work: () => T): T =>
    runWithRequest(undefined, () => {
      allowStaleReads();
      return work();
    });
  const isUsed = (): boolean =>
    withStaleReads(() => replicas.pick()) !== stack.service.app.get(SearchPool).dataSource;
  const total = async (): Promise<number> =>
    (await stack.client.request(searchProperties, { adType: 'sale' })).total;
  const withdrawOne = () =>
    stack.dataSource.query(
      `UPDATE property SET withdrawn_at = now() WHERE id =
         (SELECT max(id) FROM property WHERE withdrawn_at IS NULL AND ad_type = 'sale')`,
    );

  it('are answered by the replica once it has every write', async () => {
    await waitFor('the replica to be used', isUsed);
    const found = await withStaleReads(total);
    expect(found).toBeGreaterThan(0);
    expect(found).toBe(await total());
    const suggest = () => stack.client.request(suggestProperties, { q: 'dubai', adType: 'sale', limit: 20 });
    // The search vocabulary is read again after a change; until then suggestions are provisional.
    await waitFor('final suggestions', async () => (await suggest()).provisional === undefined);
    expect(await withStaleReads(suggest)).toEqual(await suggest());
  });

  it('see a change at once when the request allows no stale reads, however far the replica is behind', async () => {
    await waitFor('the replica to be used', isUsed);
    await standby.query('SELECT pg_wal_replay_pause()');
    const before = await total();
    await withdrawOne();
    expect(await total()).toBe(before - 1);
    // A replica that stays behind is left out, so every request sees the change soon.
    await waitFor('all to see it', async () => (await withStaleReads(total)) === before - 1);
    expect(isUsed()).toBe(false);
    await standby.query('SELECT pg_wal_replay_resume()');
    await waitFor('the replica to be used again', isUsed);
    expect(await withStaleReads(total)).toBe(before - 1);
  });

  it('go on without the replica when it is stopped', async () => {
    await waitFor('the replica to be used', isUsed);
    await servers.stopStandby();
    await waitFor('the replica to be left out', () => !isUsed());
    expect(await withStaleReads(total)).toBe(await total());
  });
});
