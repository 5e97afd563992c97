import { staleTagsOf } from '@manzil/contracts/stale-tags';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { invalidations, observeSize } from './cache-metrics.js';
import { ResponseCache } from './response-cache.js';

/** Invalidates cached responses when an event names what they show, in every replica of the gateway. */
@Injectable()
export class InvalidateOnEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  private watcher: EventWatcher | undefined;

  constructor(
    private readonly cache: ResponseCache,
    private readonly link: NatsLink,
  ) {}

  /** A gateway that does not receive changes yet is not ready. */
  async onApplicationBootstrap(): Promise<void> {
    this.watcher = new EventWatcher(this.link, {
      onEvent: (subject, payload) => {
        const tags = staleTagsOf(subject, payload);
        if (tags.length === 0) return;
        this.cache.invalidate(tags);
        for (const kind of new Set(tags.map(kindOf))) invalidations.inc({ kind });
        observeSize(this.cache);
      },
      onGap: () => {
        if (this.link.connected) this.cache.invalidateAll();
        else this.cache.suspend();
      },
    });
    await this.watcher.watching;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watcher?.stop();
  }
}

/** Returns `listing` for `listing:171`, because there are too many tags for a label each. */
const kindOf = (tag: string): string => tag.split(':', 1)[0] ?? tag;
