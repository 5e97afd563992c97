import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';

/** Channel on which the database notifies of committed statements that wrote to the catalogue. */
const CHANNEL = 'catalogue_written';
const RETRY_MS = 1_000;

/** Listens to the database for writes to the catalogue, on a connection of its own that is replaced when it is lost. */
@Injectable()
export class WriteListener implements BeforeApplicationShutdown {
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

  /** Calls `onWrite` after each write, and once after each time in which writes were not heard of. */
  listen(onWrite: () => void): void {
    if (this.runner === undefined) void this.connect(onWrite);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.disconnect();
  }

  private async connect(onWrite: () => void): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    this.runner = runner;
    try {
      this.client = (await runner.connect()) as Client;
      this.client.on('notification', onWrite);
      this.client.once('end', () => {
        void this.reconnect(onWrite);
      });
      await runner.query(`LISTEN ${CHANNEL}`);
      this.isListening = true;
      onWrite();
    } catch (error) {
      this.logger.warn({ err: error }, 'writes to the catalogue are not heard of; searches look for them');
      await this.reconnect(onWrite);
    }
  }

  private async reconnect(onWrite: () => void): Promise<void> {
    await this.disconnect();
    if (this.isStopped) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(onWrite), RETRY_MS).unref();
  }

  private async disconnect(): Promise<void> {
    this.isListening = false;
    // A connection that is not lost returns to the pool.
    this.client?.removeAllListeners('notification');
    await this.runner?.release().catch(() => undefined);
  }
}
