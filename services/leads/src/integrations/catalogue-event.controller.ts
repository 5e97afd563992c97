import { importFinished, propertiesChanged, type PropertyChange } from '@manzil/contracts/listings/events';
import type { WebhookEvent } from '@manzil/contracts/leads/webhook';
import { HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import type { LeadsConfig } from '../config.js';
import { recordNews } from '../saved-search/record-news.js';
import { isWanted, queueEvent } from './queue-event.js';

/** Listings in one event, so that even the longest paths stay far below the longest body. */
const MOST_LISTINGS = 50;

const EVENT_OF: Readonly<Record<PropertyChange['what'], WebhookEvent>> = {
  published: 'listing.published',
  changed: 'listing.changed',
  pictured: 'listing.changed',
  withdrawn: 'listing.withdrawn',
};

/** Queues what happened to the catalogue for webhooks and saved searches, in the transaction that claims the message. */
@Controller()
export class CatalogueEventController {
  constructor(@Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>) {}

  @HandleEvent(propertiesChanged)
  async queueListings(
    { runId, changes }: z.output<typeof propertiesChanged.payload>,
    { manager, messageId }: MessageContext,
  ): Promise<void> {
    await recordNews(manager, changes);
    for (const event of new Set(changes.map(({ what }) => EVENT_OF[what]))) {
      if (!(await isWanted(manager, event))) continue;
      const listings = changes
        .filter(({ what }) => EVENT_OF[what] === event)
        .map(({ id, pagelink, adType, version }) => ({
          id,
          adType,
          version,
          url: new URL(`/${pagelink}`, this.config.PUBLIC_URL).href,
        }));
      for (let first = 0; first < listings.length; first += MOST_LISTINGS)
        await queueEvent(manager, {
          key: `${messageId}:${event}:${String(first)}`,
          event,
          data: { importId: runId, listings: listings.slice(first, first + MOST_LISTINGS) },
        });
    }
  }

  @HandleEvent(importFinished)
  async queueImport(
    payload: z.output<typeof importFinished.payload>,
    { manager, messageId }: MessageContext,
  ): Promise<void> {
    const { runId: id, ...data } = payload;
    await queueEvent(manager, { key: messageId, event: 'import.finished', data: { id, ...data } });
  }
}
