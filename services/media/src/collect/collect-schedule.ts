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
 * Collects every 15 minutes, but not in the first 15 minutes after a start or an outage of NATS: claims may be waiting
 * there and have to be handled first.
 */
@Injectable()
export class CollectSchedule implements BeforeApplicationShutdown, OnApplicationBootstrap {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private caughtUp = true;

  constructor(
    private readonly collectUnclaimed: CollectUnclaimed,
    private readonly link: NatsLink,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.link.onChange(() => {
      this.caughtUp = false;
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
    const ready = this.caughtUp && this.link.connected;
    this.caughtUp = this.link.connected;
    if (!ready) return;
    this.running = this.collectUnclaimed.collect().then(
      () => undefined,
      (error: unknown) => {
        this.logger.warn({ err: error }, 'unclaimed files could not be collected');
      },
    );
  }
}
