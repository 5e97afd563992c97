import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { RateLimitRecord } from './rate-limit.entity.js';

const EVERY_MS = 10 * 60 * 1000;

@Injectable()
export class DeleteExpiredLimits implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobSchedule,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'delete-expired-limits', () => this.delete(Date.now()));
  }

  async delete(now: number): Promise<void> {
    await this.dataSource.manager.delete(RateLimitRecord, { expire: LessThan(String(now)) });
  }
}
