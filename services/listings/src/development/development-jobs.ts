import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DeletedDevelopments } from './deleted-developments.js';

const PURGE_EVERY_MS = 3_600_000;

/** Runs the scheduled jobs in every replica; the jobs themselves prevent double work. */
@Injectable()
export class DevelopmentJobs implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobSchedule,
    private readonly deletedDevelopments: DeletedDevelopments,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(PURGE_EVERY_MS, 'purge-deleted-developments', () =>
      this.deletedDevelopments.purgeOld(new Date()),
    );
  }
}
