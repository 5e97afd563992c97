import { showImportRun } from '@manzil/contracts/http/import-runs';
import { importRequested } from '@manzil/contracts/listings/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { waitFor } from '@manzil/testing/wait-for';
import { answerAllButEnd, feedXml, startFeedServer } from './feed-server.js';
import { clearListings } from './import-harness.js';
import { endOfRun } from './import-runs.js';
import { joinListingsStack, startListingsStack, type ListingsStack } from './listings-stack.js';

/** Two batches of the stage. */
const MANY = Array.from({ length: 600 }, (_, index) => ({ reference: `N-${index}` }));

/** The feed can pause in the middle, so that a run is caught there. */
describe('the workers of an import', () => {
  let stack: ListingsStack;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;
  let isPaused: boolean;
  /** Each request of a paused feed adds a function that sends the rest. */
  let pending: (() => void)[];

  beforeAll(async () => {
    stack = await startListingsStack();
  });
  afterAll(() => stack.stop());
  beforeEach(async () => {
    await clearListings(stack);
    isPaused = false;
    pending = [];
    feed = await startFeedServer((response) => {
      if (!isPaused) {
        response.end(feedXml([{ reference: 'old' }]));
        return;
      }
      pending.push(answerAllButEnd(response, feedXml(MANY)));
    });
    await endOfRun(stack.client, (await requestRun()).run.id);
    isPaused = true;
  });
  afterEach(() => feed.stop());

  const requestRun = () => stack.client.request(requestImport, { trigger: 'test', location: feed.url });
  const release = (): void => {
    for (const rest of pending) rest();
  };
  const whole = async (): Promise<string[]> =>
    (await stack.client.request(searchProperties, { adType: 'sale' })).items.map(
      ({ reference }) => reference,
    );
  const inMidRun = async (): Promise<string> => {
    const { run } = await requestRun();
    await waitFor('the run to have read most of the feed', async () => {
      const { state, counts, bytes } = await stack.client.request(showImportRun, { id: run.id });
      return state === 'staging' && counts.read > 500 && bytes > 50_000;
    });
    return run.id;
  };
  const committedOnce = async (runId: string): Promise<void> => {
    expect(await endOfRun(stack.client, runId)).toMatchObject({
      state: 'done',
      counts: { read: 600, added: 600, changed: 0, missing: 1, rejected: 0 },
    });
    const [written] = await stack.dataSource.query<{ rows: number; versions: number }[]>(
      `SELECT count(*)::int AS rows, max(version) AS versions FROM property WHERE presence = 'listed'`,
    );
    expect(written).toEqual({ rows: 600, versions: 1 });
    // The stage is emptied after the commit.
    await waitFor('the stage to be empty', async () => {
      const stage = await stack.dataSource.query<unknown[]>('SELECT FROM import_stage LIMIT 1');
      return stage.length === 0;
    });
  };

  it('commit once when two of them get the message: the other one waits and finds nothing to do', async () => {
    const second = await joinListingsStack(stack);
    const runId = await inMidRun();
    await new Outbox().add(stack.dataSource.manager, importRequested, { runId });
    await waitFor('the second worker to request the lock', async () => {
      const requests = await stack.dataSource.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock(hashtextextended%'
           AND pid <> pg_backend_pid()`,
      );
      return requests.length > 1;
    });
    release();
    await committedOnce(runId);
    expect(pending).toHaveLength(1);
    // A shutdown waits for running work, so the second worker has handled its delivery by then.
    await second.stop();
    await committedOnce(runId);
    expect(pending).toHaveLength(1);
  });

  it('without their lock cannot commit, and the run starts again', async () => {
    const runId = await inMidRun();
    await stack.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    release();
    await waitFor('the run to be taken up again', () => pending.length > 1);
    expect(await whole()).toEqual(['old']);
    release();
    await committedOnce(runId);
  });

  it('without their stage do not withdraw the listings', async () => {
    const runId = await inMidRun();
    await stack.dataSource.query('TRUNCATE import_stage');
    release();
    await waitFor('the run to be taken up again', () => pending.length > 1);
    expect(await whole()).toEqual(['old']);
    release();
    await committedOnce(runId);
  });

  it('end a run that fails repeatedly for internal reasons, which blocks no later one', async () => {
    await stack.dataSource.query('ALTER TABLE import_stage RENAME TO import_stage_gone');
    isPaused = false;
    const failed = await endOfRun(stack.client, (await requestRun()).run.id);
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('on our side') });
    await stack.dataSource.query('ALTER TABLE import_stage_gone RENAME TO import_stage');
    expect(await endOfRun(stack.client, (await requestRun()).run.id)).toMatchObject({
      state: 'done',
      counts: { unchanged: 1 },
    });
  });

  it('whose message was lost get it again by the next request', async () => {
    await stack.dataSource.query(
      `INSERT INTO import_run (id, source, location, trigger, dry_run, state, counts, bytes, problem_count, requested_at)
       SELECT gen_random_uuid(), source, location, trigger, dry_run, 'queued', counts, 0, 0, now() - interval '2 minutes'
       FROM import_run`,
    );
    isPaused = false;
    const { run, joined } = await requestRun();
    expect(joined).toBe(true);
    expect(await endOfRun(stack.client, run.id)).toMatchObject({ state: 'done' });
  });

  it('refuse another feed while one is being read', async () => {
    const runId = await inMidRun();
    await expect(
      stack.client.request(requestImport, { trigger: 'test', location: `${feed.url}/other` }),
    ).rejects.toMatchObject({ code: 'CONFLICT', extra: { details: { runId } } });
    await expect(
      stack.client.request(requestImport, { trigger: 'test', location: feed.url, dryRun: true }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    release();
    await committedOnce(runId);
  });

  it('do not wait for the feed at a shutdown, and leave the run to the next one', async () => {
    const shared = stack;
    stack = await startListingsStack();
    try {
      isPaused = false;
      await endOfRun(stack.client, (await requestRun()).run.id);
      isPaused = true;
      const runId = await inMidRun();
      const successor = await joinListingsStack(stack);
      await stack.service.stop();
      await waitFor('the run to be taken up again', () => pending.length > 1);
      release();
      await endOfRun(stack.client, runId);
      expect((await stack.client.request(searchProperties, { adType: 'sale' })).total).toBe(601);
      await successor.stop();
    } finally {
      await stack.stop();
      stack = shared;
    }
  });
});
