import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jetstream } from '@nats-io/jetstream';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { ManageFailedMessages } from '../../service-kit/src/failed-messages/manage-failed-messages.js';
import { Gate } from '@manzil/testing/gate';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { chore, cure, noted, runs, startSample } from '../../service-kit/test/sample-service.js';

describe('a consumer of messages', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let gate: Gate;
  let gatePort: number;
  let service: RunningService;

  beforeEach(async () => {
    const postgres = await startPostgres();
    [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
    const url = new URL(database.url);
    gate = new Gate(url.hostname, Number(url.port));
    gatePort = await gate.open();
    url.port = String(gatePort);
    service = await startSample(url.href, nats.url);
    cure.poison = false;
    runs.length = 0;
  });
  afterEach(async () => {
    await service.stop();
    await gate.close();
    await nats.stop();
    await database.drop();
  });

  const publish = (subject: string, text: string): Promise<unknown> =>
    jetstream(service.app.get(NatsLink).connection).publish(subject, text);
  const failed = async () => (await service.app.get(ManageFailedMessages).list()).items;
  const attempts = (): Promise<{ attempts: number }[]> =>
    service.app.get(DataSource).query('SELECT attempts FROM message_failures');
  const noteOf = (text: string): Promise<unknown> =>
    waitFor(
      `the note ${text}`,
      async () =>
        (await service.app.get(DataSource).query<unknown[]>('SELECT FROM notes WHERE text = $1', [text]))
          .length > 0,
    );

  it.each([
    ['does not match its contract', JSON.stringify({ text: 7 }), /is not valid/],
    ['is no JSON', '{"text": "half', /is not JSON/],
    ['is no text', '\0\0', /is not JSON/],
    ['holds what PostgreSQL cannot store', JSON.stringify({ text: 7, other: '\0' }), /is not valid/],
  ])('makes a message that %s a dead letter at once', async (_what, text, reason) => {
    await publish(noted.subject, text);
    const [letter] = await waitFor('the dead letter', async () => {
      const letters = await failed();
      return letters.length > 0 ? letters : undefined;
    });
    expect(letter).toMatchObject({ attempts: 1, reason: expect.stringMatching(reason) });
    expect(runs).toEqual([]);
    expect(await attempts()).toEqual([]);
  });

  it('handles later messages while one is failing, and deletes its counted failures once it succeeds', async () => {
    await publish(noted.subject, JSON.stringify({ text: 'late', poison: true }));
    await waitFor('a failure', async () => (await attempts())[0]?.attempts === 1);
    await publish(noted.subject, JSON.stringify({ text: 'behind' }));
    await noteOf('behind');
    cure.poison = true;
    await noteOf('late');
    expect(await attempts()).toEqual([]);
    expect(await failed()).toEqual([]);
  });

  it('counts no failure while the database is unreachable, however often a message is redelivered', async () => {
    const warm = JSON.stringify({ text: 'before' });
    await publish(chore.subject, warm);
    await noteOf('work before');
    await gate.close();
    for (const text of ['one', 'two', 'three']) await publish(noted.subject, JSON.stringify({ text }));
    const consumer = await jetstream(service.app.get(NatsLink).connection).consumers.get(
      'EVENTS',
      `sample__${noted.subject.replaceAll('.', '_')}`,
    );
    // More deliveries than the attempts of a failing message.
    await waitFor('many deliveries', async () => {
      const { delivered, num_redelivered: again } = await consumer.info();
      return again >= 3 && delivered.consumer_seq >= 20;
    });
    await gate.open(gatePort);
    await Promise.all(['one', 'two', 'three'].map(noteOf));
    expect(await failed()).toEqual([]);
    expect(await attempts()).toEqual([]);
  });
});
