import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { jetstream } from '@nats-io/jetstream';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { RunningService } from '../src/bootstrap.js';
import { openDatabase } from '../src/database.js';
import { ManageFailedMessages } from '../src/failed-messages/manage-failed-messages.js';
import { createLogger } from '../src/logger.js';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { runWithRequest } from '@manzil/messaging/request-context';
import { RpcClient } from '../src/rpc-client.js';
import {
  addNote,
  chore,
  count,
  CreateNotes1700000000000,
  cure,
  greet,
  nobody,
  recite,
  noted,
  refuse,
  runs,
  stall,
  startSample,
  waiting,
} from './sample-service.js';

describe('a service on real PostgreSQL and NATS', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let service: RunningService;
  let client: RpcClient;
  let dataSource: DataSource;
  let outbox: Outbox;

  beforeAll(async () => {
    const postgres = await startPostgres();
    [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
    service = await startSample(database.url, nats.url);
    client = service.app.get(RpcClient);
    dataSource = service.app.get(DataSource);
    outbox = service.app.get(Outbox);
  });
  afterAll(async () => {
    await service.stop();
    await nats.stop();
    await database.drop();
  });

  const notes = async (): Promise<string[]> =>
    (await dataSource.query<{ text: string }[]>('SELECT text FROM notes ORDER BY id')).map(
      ({ text }) => text,
    );
  const readiness = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${service.opsPort}/health/ready`)).status;

  describe('requests', () => {
    it('are answered, and carry the request id', async () => {
      const reply = await runWithRequest('request-0001', () => client.request(greet, { name: 'Noor' }));
      expect(reply).toEqual({ text: 'Hello Noor', requestId: 'request-0001' });
    });

    it('that are invalid are refused with the name of the field', async () => {
      await expect(client.request(greet, { name: '' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: 'name' }] },
      });
    });

    it('that a use case refuses fail with its code and details', async () => {
      await expect(client.request(refuse, { unexpected: false })).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Taken',
        extra: { details: { by: 'other' } },
      });
    });

    it('that fail unexpectedly expose no internal detail', async () => {
      await expect(client.request(refuse, { unexpected: true })).rejects.toMatchObject({
        code: 'INTERNAL',
        message: expect.not.stringContaining('secret'),
      });
    });

    it('with a reply that is JSON already pass it on as it is, with its outline', async () => {
      const name = 'نور "\n\u2028 isDisposed';
      const reply = await client.requestEncoded(recite, { name });
      expect(reply.bytes().toString('utf8')).toBe(JSON.stringify({ text: `Hello ${name}` }));
      expect(reply.length).toBe(reply.bytes().length);
      expect(reply.outline).toEqual({ length: name.length });
      expect(await client.request(recite, { name })).toEqual({ text: `Hello ${name}` });
    });

    it('for such a reply also get one that a process of the release before wrote', async () => {
      const reply = await client.requestEncoded(greet, { name: 'Noor' });
      expect(reply.parse()).toMatchObject({ text: 'Hello Noor' });
      expect(reply.outline).toEqual(reply.parse());
    });

    it('for such a reply fail with the code of the use case', async () => {
      await expect(client.requestEncoded(recite, { name: '', refused: true })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('that no process serves fail as UNAVAILABLE at once', async () => {
      // Waiting for a reply would end in DEADLINE_EXCEEDED.
      await expect(client.request(nobody, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });

    it('that take too long fail at their deadline', async () => {
      await expect(client.request(stall, {})).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    });

    it('do nothing once their callers have given up, however many wait for a connection', async () => {
      const occupied = Array.from({ length: 10 }, () => dataSource.createQueryRunner());
      await Promise.all(occupied.map((runner) => runner.connect()));
      const sent = Array.from({ length: 30 }, () => client.request(addNote, { text: 'late' }));
      const outcomes = await Promise.allSettled(sent);
      expect(outcomes.map(({ status }) => status)).toEqual(sent.map(() => 'rejected'));
      await waitFor('all to have waited too long', () => {
        const longEnough = performance.now() - addNote.deadlineMs / 2;
        return waiting.length === sent.length && waiting.every((since) => since < longEnough);
      });
      await Promise.all(occupied.map((runner) => runner.release()));
      expect(await client.request(count, {})).toEqual({ notes: 0 });
    });
  });

  describe('messages', () => {
    it('are published after the commit, in order, and handled once each', async () => {
      await dataSource.transaction((manager) =>
        outbox.addMany(manager, noted, [{ text: 'one' }, { text: 'two' }, { text: 'three' }]),
      );
      await waitFor('three notes', async () => (await notes()).length >= 3);
      expect(await notes()).toEqual(['one', 'two', 'three']);
    });

    it('of a rolled-back transaction are never published', async () => {
      await expect(
        dataSource.transaction(async (manager) => {
          await outbox.add(manager, noted, { text: 'never' });
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
      await dataSource.transaction((manager) => outbox.add(manager, noted, { text: 'after' }));
      await waitFor('the later note', async () => (await notes()).includes('after'));
      expect(await notes()).not.toContain('never');
    });

    it('delivered twice run their handler once', async () => {
      const send = (copy: number) =>
        // The inbox rows below make the second message a redelivery after a lost acknowledgement.
        jetstream(service.app.get(NatsLink).connection).publish(
          noted.subject,
          JSON.stringify({ text: `copy ${copy}` }),
          {
            msgID: 'the-same-message',
          },
        );
      await send(1);
      await waitFor('the first copy', async () => (await notes()).includes('copy 1'));
      await dataSource.query("UPDATE inbox SET message_id = 'seen' WHERE message_id = 'the-same-message'");
      await dataSource.query(
        "INSERT INTO inbox (consumer, message_id) VALUES ('sample__evt_sample_thing-noted_v1', 'again')",
      );
      await jetstream(service.app.get(NatsLink).connection).publish(
        noted.subject,
        JSON.stringify({ text: 'copy 2' }),
        {
          msgID: 'again',
        },
      );
      await dataSource.transaction((manager) => outbox.add(manager, noted, { text: 'behind the copies' }));
      await waitFor('what came behind', async () => (await notes()).includes('behind the copies'));
      expect(runs).not.toContain('copy 2');
    });

    it('that cannot be handled become dead letters, change nothing, and can be requeued', async () => {
      const failed = service.app.get(ManageFailedMessages);
      await dataSource.transaction((manager) => outbox.add(manager, noted, { text: 'poison', poison: true }));
      const letter = await waitFor('a dead letter', async () => (await failed.list()).items[0]);
      expect(letter).toMatchObject({
        subject: noted.subject,
        kind: 'unhandled',
        attempts: 5,
      });
      expect(await notes()).not.toContain('poison');
      cure.poison = true;
      await failed.requeue([letter.id]);
      await waitFor('the cured note', async () => (await notes()).includes('poison'));
      expect(await failed.count()).toBe(0);
    });

    it('with an invalid payload do not block later ones', async () => {
      await jetstream(service.app.get(NatsLink).connection).publish(
        chore.subject,
        JSON.stringify({ text: 7 }),
      );
      await dataSource.transaction((manager) => outbox.add(manager, chore, { text: 'sweep' }));
      await waitFor('the work', async () => (await notes()).includes('work sweep'));
    });
  });

  it('is not ready while NATS is unreachable, and delivers the accepted messages afterwards', async () => {
    expect(await readiness()).toBe(200);
    await nats.pause();
    await waitFor('not ready', async () => (await readiness()) === 503);
    await expect(client.request(greet, { name: 'Noor' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await dataSource.transaction((manager) =>
      outbox.addMany(manager, noted, [{ text: 'kept 1' }, { text: 'kept 2' }]),
    );
    await nats.resume();
    await waitFor('ready again', async () => (await readiness()) === 200);
    await waitFor('the accepted messages', async () => (await notes()).includes('kept 2'));
    expect((await notes()).filter((text) => text.startsWith('kept'))).toEqual(['kept 1', 'kept 2']);
    expect(await client.request(greet, { name: 'Noor' })).toMatchObject({ text: 'Hello Noor' });
  });
});

describe('migrations', () => {
  it('run once when several replicas start together', async () => {
    const database = await createDatabase((await startPostgres()).adminUrl);
    const open = () =>
      openDatabase(
        { url: database.url, entities: [], migrations: [CreateNotes1700000000000] },
        createLogger('test', 'silent'),
      );
    const [first, ...others] = await Promise.all([open(), open(), open()]);
    expect(await first.query('SELECT count(*)::int AS count FROM migrations')).toEqual([{ count: 1 }]);
    await Promise.all([first, ...others].map((dataSource) => dataSource.destroy()));
    await database.drop();
  });

  it('let others read a table while they wait for its lock, and run once it is free', async () => {
    const database = await createDatabase((await startPostgres()).adminUrl);
    let logged = '';
    const log = createLogger('test', 'warn', { write: (line) => (logged += line) });
    const { url } = database;
    const reader = await new DataSource({ type: 'postgres', url }).initialize();
    await reader.query('CREATE TABLE notes (id bigserial PRIMARY KEY, text text NOT NULL)');
    const holding = reader.createQueryRunner();
    await holding.startTransaction();
    await holding.query('SELECT count(*) FROM notes');

    const opened = openDatabase({ url, entities: [], migrations: [AddLanguage1700000000001] }, log);
    await waitFor('the migration to give up for now', () => logged.includes('in use, retrying'));
    expect(await reader.query('SELECT count(*)::int AS count FROM notes')).toEqual([{ count: 0 }]);
    await holding.rollbackTransaction();
    await holding.release();
    const dataSource = await opened;
    expect(await dataSource.query('SELECT language FROM notes')).toEqual([]);
    await Promise.all([dataSource.destroy(), reader.destroy()]);
    await database.drop();
  });
});

class AddLanguage1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes DROP COLUMN language');
  }
}
