import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DraftPreviews } from './draft-previews.js';
import { RunDueSchedules } from './run-due-schedules.js';
import { SitePreviews } from './site-previews.js';

/** Longest delay between a scheduled time and the change. */
const PUBLISH_EVERY_MS = 2_000;
const PURGE_EVERY_MS = 3_600_000;

/** Runs the jobs of the lifecycle in every replica; the jobs themselves prevent double work. */
@Injectable()
export class LifecycleJobs implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobSchedule,
    private readonly runDueSchedules: RunDueSchedules,
    private readonly draftPreviews: DraftPreviews,
    private readonly sitePreviews: SitePreviews,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(PUBLISH_EVERY_MS, 'run-due-schedules', () => this.runDueSchedules.run(new Date()));
    this.jobs.every(PURGE_EVERY_MS, 'purge-previews', () => this.draftPreviews.purgeExpired(new Date()));
    this.jobs.every(PURGE_EVERY_MS, 'purge-site-previews', () => this.sitePreviews.purgeExpired(new Date()));
  }
}
