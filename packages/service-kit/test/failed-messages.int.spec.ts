import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRecordedBy, type AuditRecord } from '@manzil/contracts/audit';
import { failedMessageRpcs, type FailedMessage } from '@manzil/contracts/failed-messages';
import { storeDeadLetter } from '@manzil/messaging/dead-letters/store-dead-letter';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { actAs, runWithRequest } from '@manzil/messaging/request-context';
import { storedEvents } from '@manzil/testing/stored-events';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import type { RunningService } from '../src/bootstrap.js';
import { ManageFailedMessages } from '../src/failed-messages/manage-failed-messages.js';
import { RpcClient } from '../src/rpc-client.js';
import { noted, startSample } from './sample-service.js';

const SAMPLE = `sample__${noted.subject.replaceAll('.', '_')}`;
const LAYLA = { kind: 'member', id: '0b9f2b1e-6a55-4d0c-9d5f-6a1f3a1f1c11', name: 'layla' } as const;
const ELSEWHERE = '7b0e3c6e-0d59-4f0b-8a43-0c9f8d1f6a55';
const rpcs = failedMessageRpcs('sample');

describe('the failed messages of a service', () => {
  let nats: TestNats;
  let databases: TestDatabase[];
  let service: RunningService;
  let other: RunningService;
  let client: RpcClient;

  beforeAll(async () => {
    const { adminUrl } = await startPostgres();
    nats = await startNats();
    databases = [await createDatabase(adminUrl), await createDatabase(adminUrl)];
    service = await startSample(databases[0]?.url ?? '', nats.url);
    other = await startSample(databases[1]?.url ?? '', nats.url, 'other');
    client = service.app.get(RpcClient);
  });
  afterAll(async () => {
    await service.stop();
    await other.stop();
    await nats.stop();
    for (const database of databases) await database.drop();
  });

  const keep = (text: string, consumer = SAMPLE): Promise<void> =>
    storeDeadLetter(service.app.get(DataSource).manager, {
      consumer,
      messageId: text,
      subject: noted.subject,
      payload: { text },
      error: 'The handler gave up',
      attempts: 5,
      actor: undefined,
    });
  /** Writes a row that no stream accepts, and a valid one after it. */
  const writeUnpublishable = async (key: string): Promise<void> => {
    const { manager } = service.app.get(DataSource);
    await manager.query(
      `INSERT INTO outbox (subject, key, payload)
       VALUES ('nowhere', $1::text, '{"name": "Layla"}'), ($2, $1::text, jsonb_build_object('text', $1::text))`,
      [key, noted.subject],
    );
  };
  const list = async (): Promise<FailedMessage[]> => (await client.request(rpcs.list, {})).items;
  const failedOf = (key: string): Promise<FailedMessage> =>
    waitFor(`the failed message of ${key}`, async () => (await list()).find((each) => each.key === key));
  const asLayla = <T>(work: () => Promise<T>): Promise<T> =>
    runWithRequest('request-0001', () => {
      actAs(LAYLA, '192.0.2.7');
      return work();
    });
  const notesOf = async ({ app }: RunningService): Promise<string[]> =>
    (await app.get(DataSource).query<{ text: string }[]>('SELECT text FROM notes ORDER BY id')).map(
      ({ text }) => text,
    );
  const noteOf = (text: string, of = service): Promise<unknown> =>
    waitFor(`the note ${text}`, async () => (await notesOf(of)).includes(text));
  const recorded = async (action: string): Promise<AuditRecord[]> => {
    const { subject, payload } = auditRecordedBy('sample');
    const records = (await storedEvents(nats, subject)).map((record) => payload.parse(record));
    return records.filter((record) => record.action === action);
  };

  it('are listed with their reasons and without their payloads', async () => {
    await keep('a letter');
    await writeUnpublishable('listed');
    const row = await failedOf('listed');
    expect(row).toMatchObject({
      kind: 'unpublished',
      subject: 'nowhere',
      consumer: null,
      attempts: 1,
      waiting: 1,
      reason: 'No stream takes messages on "nowhere"',
    });
    const items = await list();
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'unhandled', subject: noted.subject, consumer: SAMPLE, key: null }),
    );
    expect(JSON.stringify(items)).not.toMatch(/Layla|a letter/);
    expect(await client.request(rpcs.count, {})).toEqual({ count: 2 });
    await client.request(rpcs.discard, { ids: items.map(({ id }) => id) });
    await noteOf('listed');
    expect(await client.request(rpcs.list, {})).toEqual({ items: [], total: 0 });
  });

  it('are requeued by their ids, only for the consumer that failed, with an audit record', async () => {
    await keep('for sample alone');
    await keep('stays');
    const [newest, oldest] = await list();
    expect(await asLayla(() => client.request(rpcs.requeue, { ids: [oldest?.id ?? '', ELSEWHERE] }))).toEqual(
      {
        count: 1,
      },
    );
    await noteOf('for sample alone');
    expect(await list()).toEqual([newest]);
    await service.app.get(Outbox).add(service.app.get(DataSource).manager, noted, { text: 'for both' });
    await Promise.all([noteOf('for both'), noteOf('for both', other)]);
    expect(await notesOf(other)).not.toContain('for sample alone');
    const [record] = await waitFor('the record', async () => {
      const records = await recorded('messages-requeued');
      return records.length > 0 ? records : undefined;
    });
    expect(record).toMatchObject({
      actor: LAYLA,
      address: '192.0.2.7',
      requestId: 'request-0001',
      entity: { kind: 'message', id: oldest?.id, title: noted.subject, link: '/backend/failed-messages' },
      details: { service: 'sample', count: 1, messages: [noted.subject] },
    });
    await client.request(rpcs.discard, { ids: [newest?.id ?? ''] });
  });

  it('are all requeued, however many there are', async () => {
    const texts = Array.from({ length: 45 }, (_, at) => `one of many ${at}`);
    for (const text of texts) await keep(text);
    await writeUnpublishable('of all');
    await failedOf('of all');
    await service.app
      .get(DataSource)
      .query(
        `UPDATE outbox SET subject = $1, payload = '{"text": "was nowhere"}' WHERE subject = 'nowhere'`,
        [noted.subject],
      );
    expect(await client.request(rpcs.requeue, {})).toEqual({ count: 46 });
    await Promise.all([...texts, 'was nowhere', 'of all'].map((text) => noteOf(text)));
    expect(await client.request(rpcs.count, {})).toEqual({ count: 0 });
    const notes = await notesOf(service);
    expect(notes.filter((text) => text.startsWith('one of many'))).toHaveLength(45);
    expect(notes.indexOf('was nowhere')).toBeLessThan(notes.indexOf('of all'));
  });

  it('are requeued while NATS is unreachable, and handled once it is back', async () => {
    await keep('not now');
    const [letter] = await list();
    await nats.pause();
    await service.app.get(ManageFailedMessages).requeue([letter?.id ?? '']);
    expect(await service.app.get(ManageFailedMessages).count()).toBe(0);
    await nats.resume();
    await noteOf('not now');
    expect((await notesOf(service)).filter((text) => text === 'not now')).toHaveLength(1);
  });

  it('are discarded once, with one audit record, by two discards at the same time', async () => {
    await keep('to be discarded');
    const [letter] = await list();
    const ids = [letter?.id ?? ''];
    const both = await Promise.all([
      client.request(rpcs.discard, { ids }),
      client.request(rpcs.discard, { ids }),
    ]);
    expect(both.map(({ count }) => count).sort()).toEqual([0, 1]);
    const discards = await waitFor('the record', async () => {
      const records = (await recorded('messages-discarded')).filter(({ entity }) => entity.id === letter?.id);
      return records.length > 0 ? records : undefined;
    });
    expect(discards).toHaveLength(1);
  });
});
