import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FailedMessages } from '@manzil/messaging/dead-letters/failed-messages';
import { waitFor } from '@manzil/testing/wait-for';
import { AckLosingGate } from './ack-losing-gate.js';
import { RelayGround, SUBJECT } from './relay-ground.js';

const PATIENTLY = { timeoutMs: 50_000 };
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('the relay of the outbox', () => {
  let ground: RelayGround;
  beforeEach(async () => {
    ground = await RelayGround.start();
  });
  afterEach(async () => {
    await ground.stop();
  });

  const emptied = (): Promise<unknown> =>
    waitFor('all that can be published', async () => (await ground.left()).waiting === 0, PATIENTLY);
  const failedOnes = () => new FailedMessages(ground.dataSource, undefined as never).list(1_000);

  it('publishes good rows once each behind 500 bad ones, and reports the bad ones in a few lines', async () => {
    await ground.dataSource.query(
      `INSERT INTO outbox (subject, key, payload)
       SELECT CASE WHEN n % 2 = 0 THEN $1 ELSE 'nowhere.' || n END, 'bad:' || n,
              jsonb_build_object('key', 'bad', 'number', n, 'text', CASE WHEN n % 2 = 0 THEN repeat('x', 1100000) END)
       FROM generate_series(1, 500) AS n`,
      [SUBJECT],
    );
    for (const number of numbers(50)) await ground.write(`good:${number}`, number, number);
    await ground.relay();
    await emptied();
    expect((await ground.published()).map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers(50));
    expect(await ground.left()).toEqual({ waiting: 0, failed: 500 });
    const reasons = (await failedOnes()).map(({ reason, attempts }) => ({ reason, attempts }));
    expect(reasons).toContainEqual({
      reason: expect.stringMatching(/^The message has 11\d{5} bytes/),
      attempts: 1,
    });
    expect(reasons).toContainEqual({ reason: 'No stream takes messages on "nowhere.1"', attempts: 1 });
    expect(ground.log.length).toBeLessThan(10);
  });

  it('stops the rows behind a failed one, of its key alone, until it is requeued or discarded', async () => {
    await ground.write('stuck', 1, 1);
    await ground.write('stuck', 2, 2, 'nowhere');
    await ground.write('stuck', 3, 4);
    await ground.write('free', 1, 3);
    await ground.relay();
    await waitFor('the failed row', async () => (await ground.left()).failed === 1);
    await waitFor('the other key', async () => (await ground.publishedByKey()).free?.length === 3);
    expect(await ground.publishedByKey()).toEqual({ stuck: [1], free: [1, 2, 3] });
    const [failed] = await failedOnes();
    expect(failed).toMatchObject({ kind: 'unpublished', key: 'stuck', waiting: 2 });
    await ground.dataSource.query("UPDATE outbox SET subject = $1 WHERE subject = 'nowhere'", [SUBJECT]);
    await new FailedMessages(ground.dataSource, undefined as never).requeue(ground.dataSource.manager, [
      failed?.id ?? '',
    ]);
    await emptied();
    expect((await ground.publishedByKey()).stuck).toEqual([1, 2, 3, 4]);
  });

  it('keeps the order of each key while two replicas share the work', async () => {
    await Promise.all([ground.relay(), ground.relay()]);
    const keys = Array.from({ length: 20 }, (_, index) => `key:${index}`);
    for (let round = 0; round < 10; round += 1)
      await Promise.all(keys.map((key) => ground.write(key, round * 10 + 1, round * 10 + 10)));
    await emptied();
    const inOrder = Object.fromEntries(keys.map((key) => [key, numbers(100)]));
    expect(await ground.publishedByKey()).toEqual(inOrder);
  });

  it('leaves a key alone whose first row another replica holds, and goes on with the others', async () => {
    await ground.write('taken', 1, 3);
    await ground.write('free', 1, 3);
    const other = ground.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query("SELECT seq FROM outbox WHERE key = 'taken' ORDER BY seq LIMIT 1 FOR UPDATE");
    await ground.relay();
    await waitFor('the free key', async () => (await ground.publishedByKey()).free?.length === 3);
    await ground.write('later', 1, 1);
    await waitFor('a later row', async () => (await ground.publishedByKey()).later?.length === 1);
    expect(await ground.publishedByKey()).toEqual({ free: [1, 2, 3], later: [1] });
    await other.rollbackTransaction();
    await other.release();
    await emptied();
    expect((await ground.publishedByKey()).taken).toEqual([1, 2, 3]);
  });

  it('publishes once what was stored although its acknowledgement was lost', async () => {
    const gate = new AckLosingGate(new URL(ground.nats.url));
    await ground.relay(await gate.open());
    gate.loseNext();
    await ground.write('one', 1, 3);
    await waitFor('the loss', () => gate.lost === 1, PATIENTLY);
    await emptied();
    expect(await ground.publishedByKey()).toEqual({ one: [1, 2, 3] });
    expect(await ground.left()).toEqual({ waiting: 0, failed: 0 });
    await gate.close();
  });

  it('publishes once what was published by a process that was killed before it deleted the rows', async () => {
    await ground.write('one', 1, 3);
    await ground.write('two', 1, 2);
    const program = fileURLToPath(new URL('children/relay-killed-before-delete.mjs', import.meta.url));
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const child = spawn(process.execPath, [program, ground.database.url, ground.nats.url], {
      env,
      stdio: 'inherit',
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(await ground.publishedByKey()).toEqual({ one: [1, 2, 3], two: [1, 2] });
    expect(await ground.left()).toEqual({ waiting: 5, failed: 0 });
    await ground.relay();
    await emptied();
    expect(await ground.publishedByKey()).toEqual({ one: [1, 2, 3], two: [1, 2] });
  });

  it('takes NATS being away for no fault of a row', async () => {
    await ground.relay();
    await ground.nats.pause();
    await ground.write('one', 1, 3);
    await ground.nats.resume();
    await emptied();
    expect(await ground.publishedByKey()).toEqual({ one: [1, 2, 3] });
  });
});
