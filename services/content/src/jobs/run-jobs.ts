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

/** Longest delay between the time of a scheduled post and its publication. */
const PUBLISH_EVERY_MS = 2_000;
const PURGE_EVERY_MS = 3_600_000;

/** Runs the scheduled jobs in every replica; the jobs themselves prevent double work. */
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
    this.every(PUBLISH_EVERY_MS, 'publish', () => this.publishDuePosts.publish());
    this.every(PURGE_EVERY_MS, 'purge', () => this.purgeDeletedEntries.purge());
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underWay.values());
  }

  /** Skips a run while the previous one of the same job is still running. */
  private every(ms: number, name: string, job: () => Promise<unknown>): void {
    const run = (): void => {
      if (this.underWay.has(name)) return;
      const running = job()
        .catch((error: unknown) => {
          this.logger.warn({ err: error, job: name }, 'a job failed and will be retried');
        })
        .finally(() => this.underWay.delete(name));
      this.underWay.set(name, running);
    };
    this.timers.push(setInterval(run, ms).unref());
    run();
  }
}
