import type { DataSource, EntitySubscriberInterface } from 'typeorm';
import type { Logger } from 'pino';
import { ensureStreams } from '../connection/streams.js';
import type { NatsLink } from '../connection/nats-link.js';
import { relayBatch } from './relay-batch.js';

const POLL_MS = 500;
/** While one of them waits for an acknowledgement that is late, the other goes on with rows of other keys. */
const WORKERS = 2;

/**
 * Publishes what is in the outbox, in the order of each key, for as long as the process runs. Workers of all
 * replicas share the keys by row locks ({@link relayBatch}).
 */
export class OutboxRelay {
  private running = false;
  private woken = false;
  private failing = false;
  private loops: Promise<void>[] = [];
  private readonly idle = new Set<() => void>();
  /** Where the last batch of any worker ended. */
  private lastKey: string | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly link: NatsLink,
    private readonly logger: Logger,
  ) {
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
    this.loops = Array.from({ length: WORKERS }, () => this.run());
  }

  async stop(): Promise<void> {
    this.running = false;
    for (const goOn of this.idle) goOn();
    await Promise.all(this.loops);
    // What this process committed last should not wait for its next start.
    await this.relay().catch(() => false);
  }

  /** One idle worker looks at once, or when all are busy the next that has finished. */
  private wake(): void {
    const [goOn] = this.idle;
    if (goOn === undefined) this.woken = true;
    else goOn();
  }

  private async run(): Promise<void> {
    while (this.running) {
      const more = await this.relay().catch((error: unknown) => {
        this.report(error);
        return false;
      });
      if (!more && !this.takeWake()) await this.rest();
    }
  }

  private takeWake(): boolean {
    const { woken } = this;
    this.woken = false;
    return woken || !this.running;
  }

  private async rest(): Promise<void> {
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        clearTimeout(timer);
        this.idle.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, POLL_MS);
      this.idle.add(goOn);
    });
  }

  /** True when rows were dealt with, so that more may be waiting. */
  private async relay(): Promise<boolean> {
    if (!this.link.connected) return false;
    const batch = await relayBatch(this.dataSource, this.link.connection, this.lastKey);
    const { published, givenUp, unanswered } = batch;
    this.lastKey = batch.lastKey;
    const [first] = givenUp;
    if (first !== undefined)
      this.logger.error({ ...first, rows: givenUp.length }, 'rows of the outbox cannot be published');
    if (unanswered !== undefined) this.report(unanswered);
    else if (published > 0) this.recover();
    return published + givenUp.length > 0;
  }

  private recover(): void {
    if (this.failing) this.logger.info('outbox relay works again');
    this.failing = false;
  }

  private report(error: unknown): void {
    if (!this.failing) this.logger.warn({ err: error }, 'outbox relay failed, trying again');
    this.failing = true;
    // A NATS server that lost its store has no stream to take the messages.
    if (this.link.connected) void ensureStreams(this.link.connection).catch(() => undefined);
  }
}
