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
/** Channel on which it names the listings with changed cards; a star means very many. */
const CARDS = 'cards_written';
const RETRY_MS = 1_000;
/**
 * While the replica is not notified of writes, it polls for them this often, and a write may take this long to arrive.
 */
const FOLLOWED_WITHIN_MS = 100;

/** A connection without an answer for this long is replaced. */
const LOST_AFTER_MS = 5_000;

type OnCards = (ids: readonly number[] | 'all') => void;

/**
 * Listens to the database for writes to listings and places, on a connection of its own that is replaced when it is
 * lost. Copies and derived data ask it whether the current request may be answered without looking for writes.
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
   * Returns true when data with every write at `currentAt`, in milliseconds of `performance.now`, may answer
   * the current request: a known write is followed within {@link FOLLOWED_WITHIN_MS}.
   */
  mayAnswerFrom(currentAt: number): boolean {
    if (!staleReadsAllowed()) return false;
    const now = performance.now();
    if (!this.isListening) return now - currentAt < FOLLOWED_WITHIN_MS;
    const missing = this.heard.find((each) => each > currentAt) ?? now;
    return now - missing < FOLLOWED_WITHIN_MS && now - currentAt < LONGEST_STALE_MS;
  }

  /** The last time at which every notification was known to have arrived; it is checked again before that is too long ago. */
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

  /** Listens once more, because what the connection answers comes after the notifications before; else it is lost. */
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
      // The end of the connection makes another one.
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
    // A connection that is not lost returns to the pool.
    this.client?.removeAllListeners('notification');
    const { runner } = this;
    // TypeORM keeps a runner that is released while it connects among its open ones, and closing the pool then never ends.
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
