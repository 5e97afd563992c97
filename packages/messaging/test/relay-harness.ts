import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { ensureStreams, EVENT_STREAM } from '@manzil/messaging/connection/streams';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { OutboxRelay } from '@manzil/messaging/outbox/outbox-relay';
import { createDataSource } from '@manzil/service-kit/database';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { CreateNotes1700000000000 } from '../../service-kit/test/sample-service.js';

export const SUBJECT = 'evt.sample.thing-noted.v1';

export interface PublishedMessage {
  subject: string;
  key: string;
  number: number;
}

/** A database with an outbox, a NATS server, and the relays that a test starts on them. */
export class RelayHarness {
  readonly log: string[] = [];
  private readonly endings: (() => Promise<void>)[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly nats: TestNats,
    readonly dataSource: DataSource,
    private readonly link: NatsLink,
  ) {}

  static async start(): Promise<RelayHarness> {
    const postgres = await startPostgres();
    const [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
    const dataSource = await openSampleDataSource(database.url);
    await dataSource.runMigrations();
    const link = await NatsLink.open(nats.url, 'test', pino({ level: 'silent' }));
    await ensureStreams(link.connection);
    return new RelayHarness(database, nats, dataSource, link);
  }

  async stop(): Promise<void> {
    for (const end of this.endings) await end();
    await this.link.close();
    await this.dataSource.destroy();
    await this.nats.stop();
    await this.database.drop();
  }

  /** Starts a relay with its own connections, as another replica has. */
  async relay(natsUrl = this.nats.url): Promise<OutboxRelay> {
    const logger = pino({ level: 'info' }, { write: (line: string) => this.log.push(line) });
    const dataSource = await openSampleDataSource(this.database.url);
    const link = await NatsLink.open(natsUrl, 'relay', logger);
    const relay = new OutboxRelay(dataSource, link, logger);
    relay.start();
    this.endings.push(async () => {
      await relay.stop();
      await link.close();
      await dataSource.destroy();
    });
    return relay;
  }

  /** Writes rows of `key` with the numbers `from` to `to`, in one transaction. */
  async write(key: string, from: number, to: number, subject = SUBJECT): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO outbox (subject, key, payload)
       SELECT $1, $2, jsonb_build_object('key', $2::text, 'number', number) FROM generate_series($3::int, $4::int) AS number`,
      [subject, key, from, to],
    );
  }

  async remaining(): Promise<{ waiting: number; failed: number }> {
    const [row] = await this.dataSource.query<[{ waiting: number; failed: number }]>(
      `SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting, count(failed_at)::int AS failed FROM outbox`,
    );
    return row;
  }

  /** Returns all messages of the event stream, in its order. */
  async published(): Promise<PublishedMessage[]> {
    // The client discards what it was asked to send before it is connected again.
    await waitFor('the connection to NATS', () => this.link.connected);
    const manager = await jetstreamManager(this.link.connection);
    const { state } = await manager.streams.info(EVENT_STREAM);
    if (state.messages === 0) return [];
    const { name } = await manager.consumers.add(EVENT_STREAM, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      mem_storage: true,
    });
    const consumer = await jetstream(this.link.connection).consumers.get(EVENT_STREAM, name);
    const messages: PublishedMessage[] = [];
    for await (const message of await consumer.fetch({ max_messages: state.messages })) {
      messages.push({ subject: message.subject, ...message.json<{ key: string; number: number }>() });
      if (messages.length === state.messages) break;
    }
    await manager.consumers.delete(EVENT_STREAM, name);
    return messages;
  }

  /** Returns the numbers of each key in the order of the stream. */
  async publishedByKey(): Promise<Record<string, number[]>> {
    const byKey: Record<string, number[]> = {};
    for (const { key, number } of await this.published()) (byKey[key] ??= []).push(number);
    return byKey;
  }
}

/** Opens a database that its migrations give an outbox. */
export const openSampleDataSource = (url: string): Promise<DataSource> =>
  createDataSource({ url, entities: [], migrations: [CreateNotes1700000000000], poolSize: 4 }).initialize();
