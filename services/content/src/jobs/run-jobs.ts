import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PublishDuePosts } from '../blog/publish-due-posts.js';
import { PurgeDeletedEntries } from './purge-deleted-entries.js';

/** A post comes out this long after its time at the latest. */
const PUBLISH_EVERY_MS = 2_000;
const PURGE_EVERY_MS = 3_600_000;

/** What happens by itself, in every replica: the jobs see to it that each thing is done once. */
@Injectable()
export class RunJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(
    private readonly publishDuePosts: PublishDuePosts,
    private readonly purgeDeletedEntries: PurgeDeletedEntries,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.every(PUBLISH_EVERY_MS, 'publish', () => this.publishDuePosts.execute());
    this.every(PURGE_EVERY_MS, 'purge', () => this.purgeDeletedEntries.execute());
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underWay.values());
  }

  /** A run that takes longer than its turn is not joined by another. */
  private every(ms: number, name: string, job: () => Promise<unknown>): void {
    const run = (): void => {
      if (this.underWay.has(name)) return;
      const running = job()
        .catch((error: unknown) => {
          this.logger.warn({ err: error, job: name }, 'a job failed and is tried again');
        })
        .finally(() => this.underWay.delete(name));
      this.underWay.set(name, running);
    };
    this.timers.push(setInterval(run, ms).unref());
    run();
  }
}
