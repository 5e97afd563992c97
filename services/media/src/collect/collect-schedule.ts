import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PurgeVisitorPhotos } from '../visitor-photo/purge-visitor-photos.js';
import { CollectUnclaimed } from './collect-unclaimed.js';

const EVERY_MS = 15 * 60_000;

/**
 * Collects every 15 minutes, but not in the first 15 minutes after a start or an outage of NATS: claims may be waiting
 * there and have to be handled first.
 */
@Injectable()
export class CollectSchedule implements OnApplicationBootstrap {
  private caughtUp = true;

  constructor(
    private readonly collectUnclaimed: CollectUnclaimed,
    private readonly purgeVisitorPhotos: PurgeVisitorPhotos,
    private readonly link: NatsLink,
    private readonly jobs: JobSchedule,
  ) {}

  onApplicationBootstrap(): void {
    this.link.onChange(() => {
      this.caughtUp = false;
    });
    this.jobs.every(EVERY_MS, 'collect-unclaimed', () => this.collect(), { atStart: false });
  }

  private async collect(): Promise<void> {
    const ready = this.caughtUp && this.link.connected;
    this.caughtUp = this.link.connected;
    if (!ready) return;
    await this.purgeVisitorPhotos.purge();
    await this.collectUnclaimed.collect();
  }
}
