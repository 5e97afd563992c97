import { FactWatcher } from '@manzil/service-kit/ephemeral-facts';
import { NatsLink } from '@manzil/service-kit/nats-link';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { drops, observeSize } from './cache-metrics.js';
import { ReadCache, type Tag } from './read-cache.js';

const DROPPED_BY: readonly { prefix: string; tags: readonly Tag[] }[] = [
  { prefix: 'evt.listings.', tags: ['listings', 'developments'] },
  { prefix: 'evt.content.', tags: ['content'] },
];

/** Drops kept answers when a fact says that what they show has changed, in every replica of the gateway. */
@Injectable()
export class DropOnFacts implements OnApplicationBootstrap, OnApplicationShutdown {
  private watcher: FactWatcher | undefined;

  constructor(
    private readonly cache: ReadCache,
    private readonly link: NatsLink,
  ) {}

  /** A gateway that does not hear of changes yet is not ready. */
  async onApplicationBootstrap(): Promise<void> {
    this.watcher = new FactWatcher(this.link, {
      onFact: (subject) => {
        this.dropFor(subject);
      },
      onGap: () => {
        if (this.link.connected) this.cache.dropAll();
        else this.cache.suspend();
      },
    });
    await this.watcher.watching;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watcher?.stop();
  }

  private dropFor(subject: string): void {
    for (const { prefix, tags } of DROPPED_BY) {
      if (!subject.startsWith(prefix)) continue;
      this.cache.drop(tags);
      for (const tag of tags) drops.inc({ tag });
    }
    observeSize(this.cache);
  }
}
