import { LONGEST_STALE_MS, staleReadsAllowed } from '@manzil/messaging/request-context';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Client, Notification } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';

/** Channel on which the database notifies of committed statements that wrote to listings or places. */
const WRITES = 'catalogue_written';
/** Channel for the ids of listings with changed cards; a star means a bulk change. */
const CARDS = 'cards_written';
const RETRY_MS = 1_000;
/** Polling interval for writes while the replica is not notified of them, and the maximum delay of a write. */
const FOLLOWED_WITHIN_MS = 100;

/** A connection without an answer for this long is replaced. */
const LOST_AFTER_MS = 5_000;

type OnCards = (ids: readonly number[] | 'all') => void;

/**
 * Listens to the database for writes to listings and places, on its own connection, which is replaced when it is lost.
 * Copies and derived data check here whether the current request may be answered without looking for writes.
 */
@Injectable()
export class WriteListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly subscribers: (() => void)[] = [];
  private readonly cardSubscribers: OnCards[] = [];
  /** Times of writes in the last {@link LONGEST_STALE_MS}, in milliseconds of `performance.now`. */
  private heard: number[] = [];
  private confirmedAt = -Infinity;
  private confirming = false;
  private runner: QueryRunner | undefined;
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** True while the database notifies of every write. */
  isListening = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    void this.connect();
  }

  /** Calls `onWrite` after each write, and once after each interruption of the notifications. */
  subscribe(onWrite: () => void): void {
    this.subscribers.push(onWrite);
  }

  /** Calls `onCards` with the listings whose cards have changed, or for all listings if that is unknown. */
  subscribeToCards(onCards: OnCards): void {
    this.cardSubscribers.push(onCards);
  }

  /**
   * Returns true when data that includes every write until `currentAt`, in milliseconds of `performance.now`, may
   * answer the current request: later known writes become visible within {@link FOLLOWED_WITHIN_MS}.
   */
  mayAnswerFrom(currentAt: number): boolean {
    if (!staleReadsAllowed()) return false;
    const now = performance.now();
    if (!this.isListening) return now - currentAt < FOLLOWED_WITHIN_MS;
    const missing = this.heard.find((each) => each > currentAt) ?? now;
    return now - missing < FOLLOWED_WITHIN_MS && now - currentAt < LONGEST_STALE_MS;
  }

  /** The last time at which all notifications were known to have arrived; it is refreshed before it becomes too old. */
  notifiedUntil(): number {
    if (this.isListening && performance.now() - this.confirmedAt > LONGEST_STALE_MS / 2) void this.confirm();
    return this.isListening ? this.confirmedAt : -Infinity;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.disconnect();
  }

  private async connect(): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    this.runner = runner;
    try {
      this.client = (await runner.connect()) as Client;
      if (this.isStopped) return;
      this.client.on('notification', this.hear);
      this.client.once('end', () => {
        void this.reconnect();
      });
      await runner.query(`LISTEN ${WRITES}; LISTEN ${CARDS}`);
      this.confirmedAt = performance.now();
      this.isListening = true;
      this.hear({ channel: CARDS, payload: '*' });
      this.hear({ channel: WRITES });
    } catch (error) {
      this.logger.warn({ err: error }, 'writes to the catalogue are not heard of; searches look for them');
      await this.reconnect();
    }
  }

  /**
   * Sends another LISTEN: its response arrives after all earlier notifications. Without a response the connection is
   * lost.
   */
  private async confirm(): Promise<void> {
    const { runner, client } = this;
    if (this.confirming || runner === undefined) return;
    this.confirming = true;
    const askedAt = performance.now();
    const lost = setTimeout(() => client?.connection.stream.destroy(), LOST_AFTER_MS).unref();
    try {
      await runner.query(`LISTEN ${CARDS}`);
      this.confirmedAt = askedAt;
    } catch {
      // The handler of the connection's end reconnects.
    } finally {
      clearTimeout(lost);
      this.confirming = false;
    }
  }

  private async reconnect(): Promise<void> {
    await this.disconnect();
    if (this.isStopped) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RETRY_MS).unref();
  }

  private async disconnect(): Promise<void> {
    this.isListening = false;
    // Unless it is lost, the connection returns to the pool.
    this.client?.removeAllListeners('notification');
    const { runner } = this;
    // TypeORM does not unregister a runner that is released while it connects, and closing the pool would then never
    // end.
    await runner?.connect().catch(() => undefined);
    await runner?.release().catch(() => undefined);
  }

  private readonly hear = ({ channel, payload }: Pick<Notification, 'channel' | 'payload'>): void => {
    if (channel === CARDS) {
      const ids = payload === undefined || payload === '*' ? 'all' : payload.split(',').map(Number);
      for (const onCards of this.cardSubscribers) onCards(ids);
      return;
    }
    const now = performance.now();
    this.heard = [...this.heard.filter((each) => now - each < LONGEST_STALE_MS), now];
    for (const onWrite of this.subscribers) onWrite();
  };
}
