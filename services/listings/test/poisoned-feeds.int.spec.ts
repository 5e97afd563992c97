import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { DataSource } from 'typeorm';
import { feedXml, startFeedServer } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { GOOD, POISONED, type PoisonedFeed } from './poisoned-feeds.js';
import { allPagelinks, catalogueChecksum, publicChecksum } from './public-checksum.js';

/**
 * Maximum memory growth of a worker per feed, in bytes. The total of all feeds would depend on when garbage is
 * collected, and so on the load of the machine.
 */
const MOST_GROWTH = 120_000_000;
const UNREADABLE = new Set<PoisonedFeed['code']>([
  ...(['empty', 'truncated', 'not-well-formed', 'wrong-format', 'beyond-limits'] as const),
]);
const ENTRY = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('a poisoned feed', () => {
  let stack: ListingsStack;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;
  let answer: PoisonedFeed['answer'];
  let before: { isPublic: string; stored: string };
  let worker: ServiceProcess;
  let dataSource: DataSource;

  const memoryOfWorker = async (): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${worker.opsPort}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  };
  const stored = (): Promise<string> => catalogueChecksum({ dataSource });
  /** Of all public data, which is read through the service, and of the rows that it is read from. */
  const checksums = async () => ({
    isPublic: await publicChecksum({ client: stack.client, dataSource }),
    stored: await stored(),
  });

  const importNow = async () => {
    const { run } = await stack.client.request(requestImport, { trigger: 'test', location: feed.url });
    return endOfRun(stack.client, run.id);
  };
  beforeAll(async () => {
    stack = await startListingsStack();
    // A separate process does the work, so that its memory can be measured.
    await stack.service.stop();
    worker = await startServiceProcess(ENTRY, {
      NATS_URL: stack.nats.url,
      LISTINGS_DATABASE_URL: stack.database.url,
      FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
    });
    await worker.ready();
    dataSource = await new DataSource({ type: 'postgres', url: stack.database.url }).initialize();
    feed = await startFeedServer((response) => {
      answer(response);
    });
    answer = (response) => response.end(feedXml(GOOD));
    expect(await importNow()).toMatchObject({ state: 'done', counts: { added: GOOD.length } });
    before = await checksums();
  });
  afterAll(async () => {
    await feed.stop();
    await worker.stop();
    await dataSource.destroy();
    await stack.stop();
  });

  it.each(POISONED)('$name ends $state, and no listing changes', async (poisoned) => {
    answer = poisoned.answer;
    const memory = await memoryOfWorker();
    const run = await importNow();
    expect(run).toMatchObject({
      state: poisoned.state,
      revision: null,
      error: expect.stringMatching(poisoned.error),
    });
    // What cannot be read to its end has no planned changes to approve.
    if (UNREADABLE.has(poisoned.code)) expect(run.approvable).toBe(false);
    const codes = run.reasons.map(({ code }) => code);
    expect(codes).toEqual(poisoned.code === undefined ? [] : expect.arrayContaining([poisoned.code]));
    expect(await stored()).toBe(before.stored);
    expect((await memoryOfWorker()) - memory).toBeLessThan(MOST_GROWTH);
  });

  it('changes no public byte, and does not harm the service: the next good feed is imported', async () => {
    expect(await checksums()).toEqual(before);
    answer = (response) => response.end(feedXml(GOOD));
    expect(await importNow()).toMatchObject({
      state: 'done',
      counts: { unchanged: GOOD.length, changed: 0 },
    });
    expect((await checksums()).isPublic).toBe(before.isPublic);
  });

  it('with hostile texts is imported without the harmful parts', async () => {
    const [first, ...rest] = GOOD;
    const evil = '&lt;script&gt;alert(1)&lt;/script&gt;Villa&#11; =cmd|calc \u202e';
    answer = (response) => response.end(feedXml([{ reference: 'S-1', ...first, title: evil }, ...rest]));
    expect(await importNow()).toMatchObject({ state: 'done', counts: { changed: 1 } });
    const [link = ''] = await allPagelinks(dataSource);
    const { title } = await stack.client.request(getProperty, { pagelink: link });
    expect(title).not.toMatch(/<script|\v/);
    expect(title).toContain('Villa');
  });
});
