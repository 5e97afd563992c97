import { importRequested } from '@manzil/contracts/listings/events';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron } from 'croner';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { insertIfFree, newRun } from './new-run.js';
import { RequestImport } from './request-import.js';

/** The time zone of the agency. */
const ZONE = 'Asia/Dubai';
const TRIGGER = 'schedule';
const LOOK_FOR_EXPIRED = '* * * * *';
const TICK_RETENTION = '30 days';

/**
 * Starts the imports of FEED_SCHEDULE, and withdraws listings that were missing for too long without a further run.
 * All replicas have the schedule and one of them acts: the first to insert the due time.
 */
@Injectable()
export class ImportSchedule implements BeforeApplicationShutdown {
  private jobs: Cron[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly requestImport: RequestImport,
    @Inject(CONFIG) private readonly config: ListingsConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  start(): void {
    const { FEED_SCHEDULE } = this.config;
    const options = { timezone: ZONE, unref: true, protect: true };
    if (FEED_SCHEDULE !== undefined) {
      const job: Cron = new Cron(FEED_SCHEDULE, options, () =>
        this.guarded(() => this.importOnce(dueOf(job))),
      );
      this.jobs.push(job);
    }
    this.jobs.push(new Cron(LOOK_FOR_EXPIRED, options, () => this.guarded(() => this.expireMissing())));
  }

  beforeApplicationShutdown(): void {
    for (const job of this.jobs) job.stop();
  }

  /** Starts the import, unless another replica was faster. */
  async importOnce(dueAt: Date): Promise<void> {
    const source = 'primary';
    const claimed = await this.dataSource.query<unknown[]>(
      'INSERT INTO import_tick (source, due_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
      [source, dueAt],
    );
    if (claimed.length === 0) return;
    await this.dataSource.query(
      `DELETE FROM import_tick WHERE due_at < now() - interval '${TICK_RETENTION}'`,
    );
    const { run, joined } = await this.requestImport.request({ trigger: TRIGGER, dryRun: false, source });
    this.logger.info({ runId: run.id, joined }, 'the schedule requested an import');
  }

  /**
   * Queues a run for each source with listings that were missing for too long, unless a run is open, which has
   * priority.
   */
  async expireMissing(): Promise<void> {
    const sources = await this.dataSource.query<{ source: string }[]>(
      `SELECT DISTINCT source FROM property
       WHERE presence = 'missing' AND missing_since <= now() - make_interval(hours => $1::int)`,
      [this.config.FEED_REMOVE_AFTER_HOURS],
    );
    for (const { source } of sources) {
      await this.dataSource.transaction(async (manager) => {
        const run = newRun({ source, kind: 'expiry', trigger: TRIGGER });
        if (await insertIfFree(manager, run))
          await this.outbox.add(manager, importRequested, { runId: run.id });
      });
    }
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a scheduled job failed');
    });
  }
}

/** Returns the due time of the job in whole seconds, which is the same in every replica. */
function dueOf(job: Cron): Date {
  const due = new Date(job.currentRun() ?? Date.now());
  due.setMilliseconds(0);
  return due;
}
