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
import { holdPhotos, takeDuePhotos, type SourcePhoto } from './photo.repository.js';
import { SettlePhotos, type TriedPhoto } from './settle-photos.js';

const POLL_MS = 1_000;
/** Besides the time that a photo may take: for making it anew while others are made. */
const LEASE_MARGIN_MS = 90_000;

/**
 * Fetches the photos that are due, `FEED_PHOTO_PARALLEL` at a time in each process: that many workers, each with
 * the photos of one record in hand, one after the other. What a killed process had in hand is due again when its
 * lease ends.
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
    private readonly settle: SettlePhotos,
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

  /** A method, because the answer changes while its callers wait. */
  private isStopping(): boolean {
    return this.shutdown.aborted;
  }

  private async work(): Promise<void> {
    while (!this.isStopping()) {
      const found = await this.workOnce().catch((error: unknown) => {
        if (!this.isStopping()) this.logger.warn({ err: error }, 'photos could not be fetched');
        return false;
      });
      // Where one record is due there may be more: the next worker has a look as well.
      if (found) this.wakeOne();
      else if (!this.isStopping()) await new Promise<void>((resolve) => this.idle.push(resolve));
    }
  }

  private async workOnce(): Promise<boolean> {
    const photos = await takeDuePhotos(this.dataSource.manager, this.leaseMs);
    const tried: TriedPhoto[] = [];
    try {
      for (const [index, photo] of photos.entries()) tried.push(await this.try(photos.slice(index), photo));
    } finally {
      // Also what was had before something of ours failed, or the process began to stop.
      await this.settle.execute(tried);
      if (this.isStopping()) await this.letGo(photos.slice(tried.length));
    }
    return photos.length > 0;
  }

  private async try(left: SourcePhoto[], photo: SourcePhoto): Promise<TriedPhoto> {
    this.shutdown.throwIfAborted();
    await this.hold(left, this.leaseMs);
    return this.fetchPhoto.execute(photo);
  }

  /** For the next process, which need not wait for the lease to end. */
  private letGo(photos: SourcePhoto[]): Promise<void> {
    return this.hold(photos, 0);
  }

  private hold(photos: SourcePhoto[], forMs: number): Promise<void> {
    const urls = photos.map(({ url }) => url);
    return holdPhotos(this.dataSource.manager, urls, forMs);
  }
}
