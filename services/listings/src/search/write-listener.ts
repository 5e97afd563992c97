import { LONGEST_STALE_MS, staleReadsAllowed } from '@manzil/messaging/request-context';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';

/** Channel on which the database notifies of committed statements that wrote to listings or places. */
const CHANNEL = 'catalogue_written';
const RETRY_MS = 1_000;
/** While the replica is not notified of writes, it looks for them this often. */
const UNNOTIFIED_STALE_MS = 100;

/**
 * Listens to the database for writes to listings and places, on a connection of its own that is replaced when it is lost.
 * Whatever is copied or derived from them asks it whether the current request may be answered without looking for writes.
 */
@Injectable()
export class WriteListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly subscribers: (() => void)[] = [];
  private heardAt = -Infinity;
  private runner: QueryRunner | undefined;
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** Whether every write from now on is heard of. */
  isListening = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    void this.connect();
  }

  /** Calls `onWrite` after each write, and once after each time in which writes were not heard of. */
  subscribe(onWrite: () => void): void {
    this.subscribers.push(onWrite);
  }

  /**
   * Whether the current request may be answered from what had every write at `currentAt`, in milliseconds of
   * `performance.now`.
   */
  mayAnswerFrom(currentAt: number): boolean {
    const limit = this.isListening ? LONGEST_STALE_MS : UNNOTIFIED_STALE_MS;
    return staleReadsAllowed() && performance.now() - currentAt < limit;
  }

  /** Whether no write has been heard of since `currentAt`. */
  isUnwrittenSince(currentAt: number): boolean {
    return currentAt > this.heardAt;
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
      this.client.on('notification', this.notify);
      this.client.once('end', () => {
        void this.reconnect();
      });
      await runner.query(`LISTEN ${CHANNEL}`);
      this.isListening = true;
      this.notify();
    } catch (error) {
      this.logger.warn({ err: error }, 'writes to the catalogue are not heard of; searches look for them');
      await this.reconnect();
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
    await this.runner?.release().catch(() => undefined);
  }

  private readonly notify = (): void => {
    this.heardAt = performance.now();
    for (const onWrite of this.subscribers) onWrite();
  };
}
