import { pickListings } from '@manzil/contracts/http/listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { matchSearches } from '@manzil/contracts/listings/property-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { createLogger } from '@manzil/service-kit/logger';
import type { z } from 'zod';
import { HOME } from './stub-listings.js';

/** The homes for sale of a catalogue; a search finds those up to its price. */
export interface StubCatalogue {
  homes: Map<number, ListingCard>;
  /** The requests to match searches, as they came over the wire. */
  asked: string[];
  add(id: number, price: number): void;
  stop(): Promise<void>;
}

type Match = z.output<typeof matchSearches.request>;

/** Answers the requests about saved searches in place of listings. */
export async function startStubCatalogue(natsUrl: string): Promise<StubCatalogue> {
  const link = await NatsLink.open(natsUrl, 'listings', createLogger('listings', 'silent'));
  const homes = new Map<number, ListingCard>();
  const asked: string[] = [];
  const serve = (subject: string, answer: (data: never, packet: string) => unknown) =>
    link.connection.subscribe(subject, {
      callback: (_error, message) => {
        const { id, data } = message.json<{ id: string; data: never }>();
        message.respond(JSON.stringify({ id, response: answer(data, message.string()), isDisposed: true }));
      },
    });
  serve(matchSearches.subject, ({ homes: wanted, searches, most }: Match, packet) => {
    asked.push(packet);
    const ids = 'ids' in wanted ? wanted.ids : [...homes.keys()];
    const matches = searches.map(({ adType, maxPrice = Infinity }) => {
      const found = ids.filter((id) => {
        const home = homes.get(id);
        return home?.adType === adType && (home.price ?? Infinity) <= maxPrice;
      });
      return { total: found.length, ids: found.slice(0, most) };
    });
    return { matches };
  });
  serve(pickListings.subject, ({ ids }: z.output<typeof pickListings.request>) => ({
    items: ids.flatMap((id) => homes.get(id) ?? []),
  }));
  await link.connection.flush();
  return {
    homes,
    asked,
    add: (id, price) => {
      homes.set(id, {
        ...HOME,
        id,
        price,
        adType: 'sale',
        pagelink: `home-${String(id)}`,
        title: `Home ${String(id)}`,
      });
    },
    stop: () => link.close(),
  };
}
