import { fileURLToPath } from 'node:url';
import { showImportRun } from '@manzil/contracts/http/import-runs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { createDataSource } from '@manzil/service-kit/database';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { developmentChanged, importRequested, propertiesChanged } from '@manzil/contracts/listings/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { databaseOptions } from '../src/data-source.js';
import { answerAllButEnd, feedXml, someListings, startFeedServer } from './feed-server.js';
import { clearListings } from './import-harness.js';
import { endOfRun } from './import-runs.js';
import { joinListingsStack, startListingsStack, type ListingsStack } from './listings-stack.js';
import { allPagelinks, publicChecksum } from './public-checksum.js';

/** The new feed has two more batches, one changed listing and one missing. */
const numbered = (source: string, count: number) =>
  someListings(count, (number) => ({ reference: `${source}-${number}` }));
const oldFeed = (source: string): string => feedXml(numbered(source, 30));
const newFeed = (source: string): string =>
  feedXml([{ reference: `${source}-1`, price: 1_100_000 }, ...numbered(source, 630).slice(2)]);
const COMMITTED = {
  state: 'done',
  revision: 2,
  counts: { read: 629, added: 600, changed: 1, unchanged: 28, missing: 1, withdrawn: 0 },
};

describe('a run', () => {
  let stack: ListingsStack;
  let worker: RunningService;
  /** Independent connection: the service's own data source ends with its process. */
  let dataSource: DataSource;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;
  let body: string;
  /** When set, the feed pauses in the middle; each function resumes one response. */
  let pending: (() => void)[] | undefined;
  let watcher: EventWatcher;
  const batches: z.output<typeof propertiesChanged.payload>[] = [];
  const probes: number[] = [];

  beforeAll(async () => {
    feed = await startFeedServer((response) => {
      const text = body;
      if (pending === undefined) {
        response.end(text);
        return;
      }
      pending.push(answerAllButEnd(response, text));
    });
    stack = await startListingsStack();
    worker = stack.service;
    dataSource = await createDataSource(databaseOptions(stack.database.url)).initialize();
    watcher = new EventWatcher(stack.link, {
      onEvent: (subject, payload) => {
        if (subject === propertiesChanged.subject) batches.push(propertiesChanged.payload.parse(payload));
        if (subject === developmentChanged.subject) probes.push(developmentChanged.payload.parse(payload).id);
      },
      onGap: () => undefined,
    });
    await watcher.watching;
  });
  // All of the catalogue is read twice, and it would grow with every test.
  beforeEach(() => clearListings({ dataSource }));
  afterAll(async () => {
    await feed.stop();
    await watcher.stop();
    await dataSource.destroy();
    await worker.stop();
    await stack.stop();
  });

  const requestRun = async (source: string): Promise<string> =>
    (await stack.client.request(requestImport, { trigger: 'test', location: feed.url, source })).run.id;
  const importOld = async (source: string): Promise<void> => {
    body = oldFeed(source);
    expect(await endOfRun(stack.client, await requestRun(source))).toMatchObject({ state: 'done' });
  };
  /** Expects each change to be published exactly once. */
  const expectEventsOf = async (id: string): Promise<void> => {
    const changes = () => batches.filter(({ runId }) => runId === id).flatMap((batch) => batch.changes);
    await waitFor('the last change', () => changes().length >= 601);
    await eventsArrive();
    const of = (kind: string): number => changes().filter(({ what }) => what === kind).length;
    expect([of('published'), of('changed'), of('withdrawn')]).toEqual([600, 1, 0]);
  };

  let lastProbe = 0;
  /**
   * Publishes probes until the watcher receives events, because it misses those published while it was disconnected.
   */
  const eventsArrive = (): Promise<unknown> =>
    waitFor('events to arrive', async () => {
      const id = (lastProbe += 1);
      await new Outbox().add(dataSource.manager, developmentChanged, { id, pagelink: 'probe' });
      return waitFor('the probe', () => probes.includes(id), { timeoutMs: 2_000 });
    });
  /** Sends the rest of all pending responses, and stops pausing. */
  const release = (): void => {
    for (const rest of pending ?? []) rest();
    pending = undefined;
  };

  it.each(['begun', 'staging', 'staged', 'planned', 'applied', 'committed'])(
    'whose worker is killed when it is "%s" leaves the old or the new catalogue, and the next worker finishes it',
    async (step) => {
      await importOld(step);
      const links = await allPagelinks(dataSource);
      const before = await publicChecksum({ client: stack.client, dataSource }, links);
      // Only the process that will be killed may take the work.
      await worker.stop();
      const entry = fileURLToPath(new URL('../dist/main.js', import.meta.url));
      const doomed = await startServiceProcess(entry, {
        NATS_URL: stack.nats.url,
        LISTINGS_DATABASE_URL: stack.database.url,
        FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
        KILL_AT_STEP: step,
        NODE_OPTIONS: `--import ${new URL('kill-at-step.mjs', import.meta.url).href}`,
      });
      await doomed.ready();
      body = newFeed(step);
      const id = await requestRun(step);
      await waitFor('the process to die', () =>
        fetch(`http://127.0.0.1:${doomed.opsPort}/health/live`).then(
          () => false,
          () => true,
        ),
      );
      // The lock prevents the next worker from starting before the public state is checked.
      const lock = dataSource.createQueryRunner();
      await lock.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`import:${step}`]);
      worker = await joinListingsStack(stack);
      // The message of the dead process is redelivered after 15 s; another message for the run saves the wait.
      if (step !== 'staging') await new Outbox().add(dataSource.manager, importRequested, { runId: id });
      if (step !== 'committed')
        expect(await publicChecksum({ client: stack.client, dataSource }, links)).toBe(before);
      await lock.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [`import:${step}`]);
      await lock.release();
      expect(await endOfRun(stack.client, id)).toMatchObject(COMMITTED);
      await expectEventsOf(id);
      await waitFor('a clean stage', async () => {
        await importOld(`${step}-after`);
        return (await dataSource.query<unknown[]>('SELECT FROM import_stage')).length === 0;
      });
    },
    180_000,
  );

  it.each(['PostgreSQL', 'NATS'])(
    'during which %s restarts is committed once, with each change published once',
    async (server) => {
      await importOld(server);
      pending = [];
      body = newFeed(server);
      const id = await requestRun(server);
      await waitFor('the middle of the run', async () => {
        const { state, counts } = await stack.client.request(showImportRun, { id });
        return state === 'staging' && counts.read > 500;
      });
      if (server === 'NATS') {
        await stack.nats.pause();
        await stack.nats.resume();
        await eventsArrive();
      } else {
        // This is the state after a crash of PostgreSQL: all connections end, and the unlogged stage is empty.
        await dataSource.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
        await dataSource.query('TRUNCATE import_stage');
        for (const rest of pending) rest();
        await waitFor('the run to be taken up again', () => (pending?.length ?? 0) > 1);
      }
      release();
      expect(await endOfRun(stack.client, id)).toMatchObject(COMMITTED);
      await expectEventsOf(id);
    },
    180_000,
  );
});
