import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CollectUnclaimed } from './collect-unclaimed.js';

const EVERY_MS = 15 * 60_000;

/**
 * Collects every quarter of an hour. Never in the quarter after a start or after NATS was away: claims may have
 * been waiting there, and have to be heard first.
 */
@Injectable()
export class CollectSchedule implements BeforeApplicationShutdown, OnApplicationBootstrap {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private heardAll = true;

  constructor(
    private readonly collect: CollectUnclaimed,
    private readonly link: NatsLink,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.link.onChange(() => {
      this.heardAll = false;
    });
    this.timer = setInterval(() => {
      this.tick();
    }, EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private tick(): void {
    const ready = this.heardAll && this.link.connected;
    this.heardAll = this.link.connected;
    if (!ready) return;
    this.running = this.collect.execute().then(
      () => undefined,
      (error: unknown) => {
        this.logger.warn({ err: error }, 'unclaimed files could not be collected');
      },
    );
  }
}
