import type { DataSource, EntitySubscriberInterface } from 'typeorm';
import type { Logger } from 'pino';
import { outboxRelayFailures } from '../metrics.js';
import { ensureStreams } from '../connection/streams.js';
import type { NatsLink } from '../connection/nats-link.js';
import { hasOutboxRows } from './outbox-rows.js';
import { deletePublished, publishAgain } from './published-messages.js';
import { relayBatch } from './relay-batch.js';

/** First and longest pause between two looks for rows, while there are none. */
const POLL_MS = 500;
const LONGEST_POLL_MS = 5_000;
/** Two, so that one publishes rows of other keys while the other waits for a late acknowledgement. */
const WORKERS = 2;
/** Minimum time between two logged failures; the relay has recovered after this time without a failure. */
const REPORT_MS = 60_000;
const DELETE_MS = 30_000;

/**
 * Publishes the rows of the outbox, in the order of each key, for as long as the process runs. Workers of all
 * replicas share the keys by row locks ({@link relayBatch}).
 */
export class OutboxRelay {
  private running = false;
  private woken = false;
  /** Undefined unless the relay is failing. */
  private lastFailure: number | undefined;
  private lastReport = -Infinity;
  private unreported = 0;
  private loops: Promise<void>[] = [];
  private readonly idle = new Set<() => void>();
  /** The key at which the last batch of any worker ended. */
  private lastKey: string | null = null;
  /** True after each connection: the server may have restarted and lost the last messages that it acknowledged. */
  private mayHaveLost = true;
  private lastDeletion = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly link: NatsLink,
    private readonly logger: Logger,
  ) {
    // Rows of other processes, and those that wait for their next attempt, are found by polling.
    const subscriber: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => {
        if (hasOutboxRows(queryRunner)) this.wake();
      },
    };
    dataSource.subscribers.push(subscriber);
    link.onChange((connected) => {
      if (!connected) return;
      this.mayHaveLost = true;
      this.wake();
    });
  }

  start(): void {
    this.running = true;
    this.loops = Array.from({ length: WORKERS }, () => this.run());
  }

  async stop(): Promise<void> {
    this.running = false;
    for (const resume of this.idle) resume();
    await Promise.all(this.loops);
    // Rows that this process committed last should not wait for its next start.
    await this.relay().catch(() => false);
  }

  /** Resumes one idle worker, or makes the next worker that finishes poll again without a pause. */
  private wake(): void {
    const [resume] = this.idle;
    if (resume === undefined) this.woken = true;
    else resume();
  }

  private async run(): Promise<void> {
    let pause = POLL_MS;
    while (this.running) {
      const more = await this.relay().catch((error: unknown) => {
        this.report(error);
        pause = POLL_MS;
        return false;
      });
      if (more || this.takeWake() || (await this.rest(pause))) pause = POLL_MS;
      else pause = Math.min(pause * 2, LONGEST_POLL_MS);
    }
  }

  private takeWake(): boolean {
    const { woken } = this;
    this.woken = false;
    return woken || !this.running;
  }

  /** Returns true when it was woken. */
  private rest(pause: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isWoken: boolean): void => {
        clearTimeout(timer);
        this.idle.delete(resume);
        resolve(isWoken);
      };
      const resume = (): void => {
        end(true);
      };
      const timer = setTimeout(end, pause, false);
      this.idle.add(resume);
    });
  }

  /** Returns true when rows were published or have failed, so that more may be waiting. */
  private async relay(): Promise<boolean> {
    if (!this.link.connected) return false;
    await this.restorePublished();
    const batch = await relayBatch(this.dataSource, this.link.connection, this.lastKey);
    const { published, failedRows, error } = batch;
    this.lastKey = batch.lastKey;
    const [first] = failedRows;
    if (first !== undefined)
      this.logger.error({ ...first, rows: failedRows.length }, 'rows of the outbox cannot be published');
    if (error !== undefined) this.report(error);
    else if (published > 0) this.recover();
    return published + failedRows.length > 0;
  }

  private async restorePublished(): Promise<void> {
    if (this.mayHaveLost) {
      this.mayHaveLost = false;
      await publishAgain(this.dataSource).catch((error: unknown) => {
        this.mayHaveLost = true;
        throw error;
      });
    }
    if (performance.now() - this.lastDeletion < DELETE_MS) return;
    this.lastDeletion = performance.now();
    await deletePublished(this.dataSource);
  }

  private recover(): void {
    if (this.lastFailure === undefined || performance.now() - this.lastFailure < REPORT_MS) return;
    this.lastFailure = undefined;
    this.logger.info('outbox relay has recovered');
  }

  private report(error: unknown): void {
    outboxRelayFailures.inc();
    this.unreported += 1;
    this.lastFailure = performance.now();
    if (this.lastFailure - this.lastReport >= REPORT_MS) {
      this.logger.warn({ err: error, failures: this.unreported }, 'outbox relay failed, retrying');
      this.lastReport = this.lastFailure;
      this.unreported = 0;
    }
    // A NATS server that lost its store has no streams, so they are created again.
    if (this.link.connected) void ensureStreams(this.link.connection).catch(() => undefined);
  }
}
