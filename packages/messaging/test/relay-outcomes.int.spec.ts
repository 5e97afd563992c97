import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNatsWithPermissions, type NatsWithPermissions } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxOf } from '../src/access/bus-users.js';
import { NatsLink } from '../src/connection/nats-link.js';
import { EVENT_STREAM } from '../src/connection/streams.js';
import { outboxRelayFailures } from '../src/metrics.js';
import { OutboxRelay } from '../src/outbox/outbox-relay.js';
import { relayBatch } from '../src/outbox/relay-batch.js';
import { openSampleDataSource } from './relay-harness.js';

const OWN_EVENT = 'evt.content.thing-changed.v1';
/** Only leads may publish it. */
const EVENT_OF_LEADS = 'evt.leads.lead-arrived.v1';
/** Delays in seconds after each rejection; after the tenth the row has failed. */
const DELAYS = [0.5, 1, 2, 4, 8, 16, 32, 60, 60];
const ATTEMPTS = [...DELAYS.keys(), DELAYS.length];

interface StoredRow {
  attempts: number;
  failed: boolean;
  lastError: string | null;
  /** Whether the next attempt is due after the expected delay. */
  isDueAsExpected: boolean;
}

describe('a batch of the outbox, sent by content with the permissions of the product', () => {
  let nats: NatsWithPermissions;
  let database: TestDatabase;
  let dataSource: DataSource;
  let connection: NatsConnection;

  beforeAll(async () => {
    const { adminUrl } = await startPostgres();
    [nats, database] = await Promise.all([startNatsWithPermissions(), createDatabase(adminUrl)]);
    dataSource = await openSampleDataSource(database.url);
    await dataSource.runMigrations();
    connection = await connect({
      servers: nats.url,
      user: 'content',
      pass: nats.passwordOf('content'),
      inboxPrefix: inboxOf('content'),
    });
    // Without the command stream, so that commands are not acknowledged.
    await (await jetstreamManager(connection)).streams.add({ name: EVENT_STREAM, subjects: ['evt.>'] });
  });
  afterAll(async () => {
    await connection.close();
    await dataSource.destroy();
    await nats.stop();
    await database.drop();
  });
  beforeEach(async () => {
    await dataSource.query('TRUNCATE outbox');
  });

  const write = (row: {
    key: string;
    subject: string;
    attempts?: number;
    requestId?: string;
    text?: string;
  }) =>
    dataSource.query(
      `INSERT INTO outbox (key, subject, attempts, request_id, payload)
       VALUES ($1, $2, $3, $4, jsonb_build_object('text', $5::text))`,
      [row.key, row.subject, row.attempts ?? 0, row.requestId ?? null, row.text ?? ''],
    );

  /** Returns the row of a key after a batch that began at `begun`, or undefined once it was published. */
  const stored = async (key: string, begun: string, delay: number): Promise<StoredRow | undefined> => {
    const [row] = await dataSource.query<StoredRow[]>(
      `SELECT attempts, failed_at IS NOT NULL AS failed, last_error AS "lastError",
              next_attempt_at BETWEEN $2::timestamptz + make_interval(secs => $3::float8)
                                  AND clock_timestamp() + make_interval(secs => $3::float8) AS "isDueAsExpected"
       FROM outbox WHERE key = $1`,
      [key, begun, delay],
    );
    return row;
  };

  const now = async (): Promise<string> => {
    const [row] = await dataSource.query<{ now: string }[]>('SELECT clock_timestamp()::text AS now');
    return row?.now ?? '';
  };

  const REJECTED = [
    {
      name: 'refused by permission',
      row: { subject: EVENT_OF_LEADS },
      reason: /permissions violation/i,
      permanent: false,
    },
    {
      name: 'with a header that cannot be sent',
      row: { subject: OWN_EVENT, requestId: 'two\r\nlines' },
      reason: /values cannot contain/,
      permanent: false,
    },
    {
      name: 'refused by size',
      row: { subject: OWN_EVENT, text: 'x'.repeat(1_100_000) },
      reason: /^The message has 11\d{5} bytes/,
      permanent: true,
    },
    {
      name: 'with a subject of no stream',
      row: { subject: 'nowhere' },
      reason: 'No stream takes messages on "nowhere"',
      permanent: true,
    },
  ];

  it.each(REJECTED)('stores each attempt of a message $name, and publishes all others', async (outcome) => {
    for (const attempts of ATTEMPTS) {
      await write({ ...outcome.row, key: `rejected:${attempts}`, attempts });
      await write({ key: `published:${attempts}`, subject: OWN_EVENT, attempts });
    }
    const begun = await now();
    const batch = await relayBatch(dataSource, connection);
    const failing = ATTEMPTS.filter((attempts) => outcome.permanent || attempts === DELAYS.length);
    expect(batch).toMatchObject({ published: ATTEMPTS.length, error: undefined });
    expect(batch.failedRows.map(({ key }) => key).sort()).toEqual(
      failing.map((attempts) => `rejected:${attempts}`).sort(),
    );
    for (const attempts of ATTEMPTS) {
      const failed = failing.includes(attempts);
      expect(await stored(`rejected:${attempts}`, begun, failed ? 0 : (DELAYS[attempts] ?? 0))).toEqual({
        attempts: attempts + 1,
        failed,
        lastError: expect.stringMatching(outcome.reason) as string,
        isDueAsExpected: true,
      });
      expect(await stored(`published:${attempts}`, begun, 0)).toBeUndefined();
    }
  });

  it('counts no attempt of a message that nobody acknowledges, and reports the reason', async () => {
    for (const attempts of ATTEMPTS) {
      await write({ key: `unanswered:${attempts}`, subject: 'work.content.change-thing.v1', attempts });
      await write({ key: `published:${attempts}`, subject: OWN_EVENT, attempts });
    }
    const batch = await relayBatch(dataSource, connection);
    expect(batch).toMatchObject({
      published: ATTEMPTS.length,
      failedRows: [],
      error: expect.any(Error) as Error,
    });
    const rows = await dataSource.query<{ key: string; attempts: number }[]>(
      'SELECT key, attempts FROM outbox WHERE failed_at IS NULL AND next_attempt_at <= now() ORDER BY seq',
    );
    expect(rows).toEqual(ATTEMPTS.map((attempts) => ({ key: `unanswered:${attempts}`, attempts })));
  });

  describe('of which one rejection cannot be stored', () => {
    beforeAll(async () => {
      await dataSource.query(
        "ALTER TABLE outbox ADD CONSTRAINT broken CHECK (key <> 'broken' OR attempts = 0)",
      );
    });
    afterAll(async () => {
      await dataSource.query('ALTER TABLE outbox DROP CONSTRAINT broken');
    });

    it('stores the outcomes of all other keys, and reports the error', async () => {
      for (const key of ['a', 'broken', 'z']) await write({ key, subject: EVENT_OF_LEADS });
      for (const key of ['b', 'y']) await write({ key, subject: OWN_EVENT });
      const batch = await relayBatch(dataSource, connection);
      expect(batch).toMatchObject({
        published: 2,
        error: expect.objectContaining({ message: expect.stringContaining('"broken"') as string }) as Error,
      });
      expect(await dataSource.query('SELECT key, attempts FROM outbox ORDER BY key')).toEqual([
        { key: 'a', attempts: 1 },
        { key: 'broken', attempts: 0 },
        { key: 'z', attempts: 1 },
      ]);
    });

    it('is counted each time, and logged once in a minute', async () => {
      const log: string[] = [];
      const logger = pino({ level: 'info' }, { write: (line: string) => log.push(line) });
      const link = await NatsLink.open(
        { url: nats.url, user: 'content', password: nats.passwordOf('content') },
        'content',
        logger,
      );
      const relay = new OutboxRelay(dataSource, link, logger);
      await write({ key: 'broken', subject: EVENT_OF_LEADS });
      const before = await failures();
      relay.start();
      for (let edit = 1; edit <= 5; edit += 1) {
        await write({ key: `edit:${edit}`, subject: OWN_EVENT });
        await waitFor('the edit is published', async () => (await keys()).join() === 'broken');
        await waitFor('another failure', async () => (await failures()) >= before + edit);
      }
      await relay.stop();
      await link.close();
      expect(log.filter((line) => line.includes('outbox relay'))).toHaveLength(1);
    });

    const failures = async (): Promise<number> => (await outboxRelayFailures.get()).values[0]?.value ?? 0;
    const keys = async (): Promise<string[]> =>
      (await dataSource.query<{ key: string }[]>('SELECT key FROM outbox')).map(({ key }) => key);
  });
});
