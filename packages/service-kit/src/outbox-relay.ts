import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { DataSource, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { ensureStreams } from './jetstream.js';
import type { PinoLogger } from './logger.js';
import { outboxRelayed } from './metrics.js';
import type { NatsLink } from './nats-link.js';
import { REQUEST_ID_HEADER } from './request-context.js';

interface OutboxRow {
  seq: string;
  id: string;
  subject: string;
  payload: unknown;
  request_id: string | null;
}

const BATCH = 500;
const POLL_MS = 500;
/** Held for one batch, so that one relay at a time publishes and the order of the rows is kept. */
const RELAY_LOCK = 0x6f7574; // "out"

/**
 * Publishes outbox rows to JetStream with the row's id as message id and deletes them once acknowledged. A
 * relay that dies between the two publishes again; the stream drops the repetition, or the inbox does.
 */
export class OutboxRelay {
  private running = false;
  private loop: Promise<void> | undefined;
  private wakeUp: (() => void) | undefined;
  private woken = false;
  private failing = false;
  private readonly jetstream: JetStreamClient;

  constructor(
    private readonly dataSource: DataSource,
    private readonly link: NatsLink,
    private readonly logger: PinoLogger,
  ) {
    this.jetstream = jetstream(link.connection);
    // Any commit of this process may have written to the outbox; rows of others are found by polling.
    const subscriber: EntitySubscriberInterface = {
      afterTransactionCommit: () => {
        this.wake();
      },
    };
    dataSource.subscribers.push(subscriber);
  }

  start(): void {
    this.running = true;
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.wake();
    await this.loop;
  }

  wake(): void {
    this.woken = true;
    this.wakeUp?.();
  }

  /** A method, because the answer changes while its callers wait. */
  private isWoken(): boolean {
    return this.woken;
  }

  private async run(): Promise<void> {
    while (this.running) {
      this.woken = false;
      const more = await this.relayBatch().catch((error: unknown) => {
        this.report(error);
        return false;
      });
      if (!more && !this.isWoken()) await this.idle();
    }
    // What this process committed last should not wait for its next start.
    await this.relayBatch().catch(() => false);
  }

  private async idle(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = undefined;
  }

  /** True when the batch was full, so that more may be waiting. */
  private async relayBatch(): Promise<boolean> {
    if (!this.link.connected) return false;
    const runner = this.dataSource.createQueryRunner();
    try {
      // Plain statements: TypeORM's own transaction would announce a commit and wake this loop for ever.
      await runner.query('BEGIN');
      const relayed = await this.relayLocked(runner);
      await runner.query('COMMIT');
      if (this.failing) this.logger.info('outbox relay works again');
      this.failing = false;
      return relayed === BATCH;
    } catch (error) {
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  private async relayLocked(runner: QueryRunner): Promise<number> {
    const [lock] = (await runner.query('SELECT pg_try_advisory_xact_lock($1) AS held', [
      RELAY_LOCK,
    ])) as unknown as [{ held: boolean }];
    if (!lock.held) return 0;
    const rows = (await runner.query(
      'SELECT seq, id, subject, payload, request_id FROM outbox ORDER BY seq LIMIT $1',
      [BATCH],
    )) as unknown as OutboxRow[];
    if (rows.length === 0) return 0;
    await Promise.all(rows.map((row) => this.publish(row)));
    await runner.query('DELETE FROM outbox WHERE seq = ANY($1::bigint[])', [rows.map(({ seq }) => seq)]);
    outboxRelayed.inc(rows.length);
    return rows.length;
  }

  private async publish(row: OutboxRow): Promise<void> {
    const natsHeaders = headers();
    if (row.request_id !== null) natsHeaders.set(REQUEST_ID_HEADER, row.request_id);
    await this.jetstream.publish(row.subject, JSON.stringify(row.payload), {
      msgID: row.id,
      headers: natsHeaders,
    });
  }

  private report(error: unknown): void {
    if (!this.failing) this.logger.warn({ err: error }, 'outbox relay failed, trying again');
    this.failing = true;
    // A NATS server that lost its store has no stream to take the messages.
    if (this.link.connected) void ensureStreams(this.link.connection).catch(() => undefined);
  }
}
