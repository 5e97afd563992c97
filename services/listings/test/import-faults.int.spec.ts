import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { createDataSource } from '@manzil/service-kit/database';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { developmentChanged, importRequested, propertiesChanged } from '@manzil/contracts/listings/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { getImportRun, requestImport } from '@manzil/contracts/listings/rpc';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { databaseOptions } from '../src/data-source.js';
import { FAULT_POINTS } from '../src/import/fault-point.js';
import { answerAllButEnd, feedXml, someListings, startFeedServer } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { joinListingsStack, startListingsStack, type ListingsStack } from './listings-stack.js';
import { allPagelinks, publicChecksum } from './public-checksum.js';

/** Two batches more than before; one is changed and one missing. */
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
  /** The service's own ends with its process. */
  let dataSource: DataSource;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;
  let body: string;
  /** Set: the feed stops in the middle until it is called. */
  let held: (() => void)[] | undefined;
  let watcher: EventWatcher;
  const batches: z.output<typeof propertiesChanged.payload>[] = [];
  const probes: number[] = [];

  beforeAll(async () => {
    stack = await startListingsStack();
    worker = stack.service;
    dataSource = await createDataSource(databaseOptions(stack.database.url)).initialize();
    feed = await startFeedServer((response) => {
      const text = body;
      if (held === undefined) {
        response.end(text);
        return;
      }
      held.push(answerAllButEnd(response, text));
    });
    watcher = new EventWatcher(stack.link, {
      onEvent: (subject, payload) => {
        if (subject === propertiesChanged.subject) batches.push(propertiesChanged.payload.parse(payload));
        if (subject === developmentChanged.subject) probes.push(developmentChanged.payload.parse(payload).id);
      },
      onGap: () => undefined,
    });
    await watcher.watching;
  });
  afterAll(async () => {
    await watcher.stop();
    await dataSource.destroy();
    await worker.stop();
    await feed.stop();
    await stack.stop();
  });

  const ask = async (source: string): Promise<string> =>
    (await stack.client.request(requestImport, { trigger: 'test', location: feed.url, source })).run.id;
  const importOld = async (source: string): Promise<void> => {
    body = oldFeed(source);
    expect(await endOfRun(stack.client, await ask(source))).toMatchObject({ state: 'done' });
  };
  /** Each change is published, and none twice. */
  const expectEventsOf = async (id: string): Promise<void> => {
    const changes = () => batches.filter(({ runId }) => runId === id).flatMap((batch) => batch.changes);
    await waitFor('the last change', () => changes().length >= 601);
    await eventsArrive();
    const of = (kind: string): number => changes().filter(({ what }) => what === kind).length;
    expect([of('published'), of('changed'), of('withdrawn')]).toEqual([600, 1, 0]);
  };

  let lastProbe = 0;
  /** Events published while the watcher was away are not shown to it later. */
  const eventsArrive = (): Promise<unknown> =>
    waitFor('events to arrive', async () => {
      const id = (lastProbe += 1);
      await new Outbox().add(dataSource.manager, developmentChanged, { id, pagelink: 'probe' });
      return waitFor('the probe', () => probes.includes(id), { timeoutMs: 2_000 });
    });
  /** What the feed has held back, now and from now on. */
  const release = (): void => {
    for (const rest of held ?? []) rest();
    held = undefined;
  };

  it.each(FAULT_POINTS)(
    'whose worker is killed after "%s" leaves old or new, and the next worker finishes it',
    async (step) => {
      await importOld(step);
      const links = await allPagelinks(dataSource);
      const before = await publicChecksum({ client: stack.client, dataSource }, links);
      // Only the process to be killed may take the work.
      await worker.stop();
      const entry = fileURLToPath(new URL('../dist/main.js', import.meta.url));
      const doomed = await startServiceProcess(entry, {
        NATS_URL: stack.nats.url,
        LISTINGS_DATABASE_URL: stack.database.url,
        FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
        FEED_FAULT_POINT: step,
      });
      await doomed.ready();
      body = newFeed(step);
      const id = await ask(step);
      await waitFor('the process to die', () =>
        fetch(`http://127.0.0.1:${doomed.opsPort}/health/live`).then(
          () => false,
          () => true,
        ),
      );
      // Whoever is next cannot begin before what the public sees has been looked at, however long that takes.
      const lock = dataSource.createQueryRunner();
      await lock.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`import:${step}`]);
      worker = await joinListingsStack(stack);
      // The dead process's message is missed after 15 s only; another one for the run is as good.
      await new Outbox().add(dataSource.manager, importRequested, { runId: id });
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
    'in the middle of which %s goes away is committed once, with each change published once',
    async (server) => {
      await importOld(server);
      held = [];
      body = newFeed(server);
      const id = await ask(server);
      await waitFor('the middle of the run', async () => {
        const { state, counts } = await stack.client.request(getImportRun, { id });
        return state === 'staging' && counts.read > 500;
      });
      if (server === 'NATS') {
        await stack.nats.pause();
        await stack.nats.resume();
        await eventsArrive();
      } else {
        // As a restart after a crash does: all connections end, and the stage, which is not logged, is empty.
        await dataSource.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
        await dataSource.query('TRUNCATE import_stage');
        for (const rest of held) rest();
        await waitFor('the run to be taken up again', () => (held?.length ?? 0) > 1);
      }
      release();
      expect(await endOfRun(stack.client, id)).toMatchObject(COMMITTED);
      await expectEventsOf(id);
    },
    180_000,
  );
});
