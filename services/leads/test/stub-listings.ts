import { readFileSync } from 'node:fs';
import { propertySchema, type Property } from '@manzil/contracts/listings/property';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { DomainError } from '@manzil/service-kit/errors';
import { createLogger } from '@manzil/service-kit/logger';

const SAMPLE = new URL(
  '../../../packages/contracts/samples/rpc.listings.v1.property.get.response.json',
  import.meta.url,
);

export interface StubListings {
  /** The requested paths, in order. */
  readonly asked: readonly (string | undefined)[];
  stop(): Promise<void>;
}

export const HOME = propertySchema.parse(JSON.parse(readFileSync(SAMPLE, 'utf8')));

/** Answers requests for one listing as the listings service does, and NOT_FOUND for any other. */
export async function startStubListings(natsUrl: string, home: Property = HOME): Promise<StubListings> {
  const link = await NatsLink.open(natsUrl, 'listings', createLogger('listings', 'silent'));
  const asked: (string | undefined)[] = [];
  link.connection.subscribe(getProperty.subject, {
    callback: (_error, message) => {
      const { id, data } = message.json<{ id: string; data: { pagelink?: string } }>();
      asked.push(data.pagelink);
      const answer =
        data.pagelink === home.pagelink
          ? { response: home }
          : { err: new DomainError('NOT_FOUND', 'There is no such listing').toWire() };
      message.respond(JSON.stringify({ id, ...answer, isDisposed: true }));
    },
  });
  await link.connection.flush();
  return { asked, stop: () => link.close() };
}
