import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FailedMessages } from '@manzil/messaging/dead-letters/failed-messages';
import { Gate } from '@manzil/testing/gate';
import { waitFor } from '@manzil/testing/wait-for';
import { RelayHarness, SUBJECT } from './relay-harness.js';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('the outbox relay', () => {
  let harness: RelayHarness;
  beforeEach(async () => {
    harness = await RelayHarness.start();
  });
  afterEach(async () => {
    await harness.stop();
  });

  const untilPublished = (): Promise<unknown> =>
    waitFor('all that can be published', async () => (await harness.remaining()).waiting === 0);
  const listFailed = () => new FailedMessages(harness.dataSource).list(1_000);

  it('publishes valid rows once each behind 500 invalid ones, and logs the invalid ones in a few lines', async () => {
    await harness.dataSource.query(
      `INSERT INTO outbox (subject, key, payload)
       SELECT CASE WHEN n % 25 = 0 THEN $1 ELSE 'nowhere.' || n END, 'bad:' || n,
              jsonb_build_object('key', 'bad', 'number', n, 'text', CASE WHEN n % 25 = 0 THEN repeat('x', 1100000) END)
       FROM generate_series(1, 500) AS n`,
      [SUBJECT],
    );
    for (const number of numbers(50)) await harness.write(`good:${number}`, number, number);
    await harness.relay();
    await untilPublished();
    expect((await harness.published()).map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      numbers(50),
    );
    expect(await harness.remaining()).toEqual({ waiting: 0, failed: 500 });
    const reasons = (await listFailed()).map(({ reason, attempts }) => ({ reason, attempts }));
    expect(reasons).toContainEqual({
      reason: expect.stringMatching(/^The message has 11\d{5} bytes/),
      attempts: 1,
    });
    expect(reasons).toContainEqual({ reason: 'No stream takes messages on "nowhere.1"', attempts: 1 });
    expect(harness.log.length).toBeLessThan(10);
  });

  it('blocks the later rows of the key of a failed row, and no other key, until it is requeued', async () => {
    await harness.write('stuck', 1, 1);
    await harness.write('stuck', 2, 2, 'nowhere');
    await harness.write('stuck', 3, 4);
    await harness.write('free', 1, 3);
    await harness.relay();
    await waitFor('the failed row', async () => (await harness.remaining()).failed === 1);
    await waitFor('the other key', async () => (await harness.publishedByKey()).free?.length === 3);
    expect(await harness.publishedByKey()).toEqual({ stuck: [1], free: [1, 2, 3] });
    const [failed] = await listFailed();
    expect(failed).toMatchObject({ kind: 'unpublished', key: 'stuck', waiting: 2 });
    await harness.dataSource.query("UPDATE outbox SET subject = $1 WHERE subject = 'nowhere'", [SUBJECT]);
    await new FailedMessages(harness.dataSource).requeue(harness.dataSource.manager, [failed?.id ?? '']);
    await untilPublished();
    expect((await harness.publishedByKey()).stuck).toEqual([1, 2, 3, 4]);
  });

  it('keeps the order of each key while two replicas share the work', async () => {
    await Promise.all([harness.relay(), harness.relay()]);
    const keys = Array.from({ length: 20 }, (_, index) => `key:${index}`);
    for (let round = 0; round < 10; round += 1)
      await Promise.all(keys.map((key) => harness.write(key, round * 10 + 1, round * 10 + 10)));
    await untilPublished();
    const inOrder = Object.fromEntries(keys.map((key) => [key, numbers(100)]));
    expect(await harness.publishedByKey()).toEqual(inOrder);
  });

  it('skips a key whose first row another replica has locked, and publishes the others', async () => {
    await harness.write('taken', 1, 3);
    await harness.write('free', 1, 3);
    const other = harness.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query("SELECT seq FROM outbox WHERE key = 'taken' ORDER BY seq LIMIT 1 FOR UPDATE");
    await harness.relay();
    await waitFor('the free key', async () => (await harness.publishedByKey()).free?.length === 3);
    await harness.write('later', 1, 1);
    await waitFor('a later row', async () => (await harness.publishedByKey()).later?.length === 1);
    expect(await harness.publishedByKey()).toEqual({ free: [1, 2, 3], later: [1] });
    await other.rollbackTransaction();
    await other.release();
    await untilPublished();
    expect((await harness.publishedByKey()).taken).toEqual([1, 2, 3]);
  });

  it('publishes a row once although its acknowledgement was lost', async () => {
    const { hostname, port } = new URL(harness.nats.url);
    let lost = 0;
    const gate = new Gate(hostname, Number(port), (bytes) => {
      const isLost = lost === 0 && bytes.includes('"stream":"EVENTS", "seq"');
      if (isLost) lost += 1;
      return isLost;
    });
    await harness.relay(`nats://127.0.0.1:${await gate.open()}`);
    await harness.write('one', 1, 3);
    await waitFor('the loss', () => lost === 1);
    await untilPublished();
    expect(await harness.publishedByKey()).toEqual({ one: [1, 2, 3] });
    expect(await harness.remaining()).toEqual({ waiting: 0, failed: 0 });
    await gate.close();
  });

  it('publishes rows once although the process was killed between publishing and deleting them', async () => {
    await harness.write('one', 1, 3);
    await harness.write('two', 1, 2);
    const program = fileURLToPath(new URL('children/relay-killed-before-delete.mjs', import.meta.url));
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const child = spawn(process.execPath, [program, harness.database.url, harness.nats.url], {
      env,
      stdio: 'inherit',
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(await harness.publishedByKey()).toEqual({ one: [1, 2, 3], two: [1, 2] });
    expect(await harness.remaining()).toEqual({ waiting: 5, failed: 0 });
    await harness.relay();
    await untilPublished();
    expect(await harness.publishedByKey()).toEqual({ one: [1, 2, 3], two: [1, 2] });
  });

  it('publishes the rows of the last minutes again after NATS has lost its store, and older ones not', async () => {
    await harness.write('old', 1, 1);
    await harness.relay();
    await untilPublished();
    await harness.dataSource.query(
      "UPDATE published_messages SET published_at = now() - interval '6 minutes'",
    );
    await harness.write('one', 1, 3);
    await untilPublished();
    await harness.nats.pause({ losing: true });
    await harness.write('one', 4, 5);
    await harness.nats.resume();
    await waitFor('all rows', async () => (await harness.publishedByKey()).one?.length === 5);
    expect(await harness.publishedByKey()).toEqual({ one: [1, 2, 3, 4, 5] });
  });

  it('counts the minutes from the first time, however often a row is published again', async () => {
    const firstTime = async () =>
      (await harness.dataSource.query<unknown[]>('SELECT published_at::text FROM published_messages'))[0];
    await harness.relay();
    await harness.write('one', 1, 1);
    await untilPublished();
    const before = await firstTime();
    await harness.nats.pause({ losing: true });
    await harness.nats.resume();
    await waitFor('the row again', async () => (await harness.publishedByKey()).one?.length === 1);
    await untilPublished();
    expect(await firstTime()).toEqual(before);
  });

  it('publishes no row twice after NATS was restarted with its store', async () => {
    await harness.relay();
    await harness.write('one', 1, 3);
    await untilPublished();
    await harness.nats.pause();
    await harness.write('one', 4, 4);
    await harness.nats.resume();
    await untilPublished();
    expect(await harness.publishedByKey()).toEqual({ one: [1, 2, 3, 4] });
  });

  it('counts no attempt while NATS is unreachable', async () => {
    await harness.relay();
    await harness.nats.pause();
    await harness.write('one', 1, 3);
    await harness.nats.resume();
    await untilPublished();
    expect(await harness.publishedByKey()).toEqual({ one: [1, 2, 3] });
  });
});
