import { CONFIG, LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MediaConfig } from '../config.js';
import { FetchPhoto } from './fetch-photo.js';
import { leasePhotos, leaseDuePhotos, type SourcePhoto } from './photo.repository.js';
import { SettlePhotos, type PhotoResult } from './settle-photos.js';

const POLL_MS = 1_000;
/** Added to the longest download time, for processing the image while others are processed. */
const LEASE_MARGIN_MS = 90_000;

/**
 * Fetches the photos that are due with `FEED_PHOTO_PARALLEL` workers in each process. Each worker leases the photos of
 * one record and fetches them in sequence. Photos that a killed process has leased are due again when the lease ends.
 */
@Injectable()
export class FetchSchedule implements BeforeApplicationShutdown, OnApplicationBootstrap {
  private workers: Promise<void>[] = [];
  private idle: (() => void)[] = [];
  private poll: NodeJS.Timeout | undefined;
  private readonly leaseMs: number;

  constructor(
    private readonly dataSource: DataSource,
    private readonly fetchPhoto: FetchPhoto,
    private readonly settlePhotos: SettlePhotos,
    @Inject(CONFIG) private readonly config: MediaConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {
    this.leaseMs = config.FEED_PHOTO_SECONDS * 1_000 + LEASE_MARGIN_MS;
  }

  onApplicationBootstrap(): void {
    this.workers = Array.from({ length: this.config.FEED_PHOTO_PARALLEL }, () => this.work());
    this.poll = setInterval(() => {
      this.wakeOne();
    }, POLL_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.poll);
    for (const wake of this.idle.splice(0)) wake();
    await Promise.all(this.workers);
  }

  private wakeOne(): void {
    this.idle.shift()?.();
  }

  /** A method, because TypeScript would narrow the field, which changes during an await. */
  private isStopping(): boolean {
    return this.shutdown.aborted;
  }

  private async work(): Promise<void> {
    while (!this.isStopping()) {
      const found = await this.workOnce().catch((error: unknown) => {
        if (!this.isStopping()) this.logger.warn({ err: error }, 'photos could not be fetched');
        return false;
      });
      // More records may be due, so the next idle worker polls as well.
      if (found) this.wakeOne();
      else if (!this.isStopping()) await new Promise<void>((resolve) => this.idle.push(resolve));
    }
  }

  private async workOnce(): Promise<boolean> {
    const photos = await leaseDuePhotos(this.dataSource.manager, this.leaseMs);
    const results: PhotoResult[] = [];
    try {
      for (const [index, photo] of photos.entries()) results.push(await this.try(photos.slice(index), photo));
    } finally {
      // Also stores the results before a local failure or the beginning of a shutdown.
      await this.settlePhotos.settle(results);
      if (this.isStopping()) await this.releaseLeases(photos.slice(results.length));
    }
    return photos.length > 0;
  }

  private async try(remaining: SourcePhoto[], photo: SourcePhoto): Promise<PhotoResult> {
    this.shutdown.throwIfAborted();
    await this.lease(remaining, this.leaseMs);
    return this.fetchPhoto.fetch(photo);
  }

  /** Ends the leases, so that the next process need not wait for them. */
  private releaseLeases(photos: SourcePhoto[]): Promise<void> {
    return this.lease(photos, 0);
  }

  private lease(photos: SourcePhoto[], forMs: number): Promise<void> {
    const urls = photos.map(({ url }) => url);
    return leasePhotos(this.dataSource.manager, urls, forMs);
  }
}
