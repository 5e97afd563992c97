import { readFileSync } from 'node:fs';
import { propertySchema, type Property } from '@manzil/contracts/listings/property';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { listAdvisedListings, type AdvisedListing } from '@manzil/contracts/listings/advised-listing';
import { getDevelopment } from '@manzil/contracts/listings/development-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { DomainError } from '@manzil/service-kit/errors';
import { createLogger } from '@manzil/service-kit/logger';
import type { z } from 'zod';

const SAMPLE = new URL(
  '../../../packages/contracts/samples/rpc.listings.v1.property.get.response.json',
  import.meta.url,
);

type Project = z.output<typeof getDevelopment.response>;

export interface StubListings {
  /** The requested paths, in order. */
  readonly asked: readonly (string | undefined)[];
  stop(): Promise<void>;
}

export const HOME = propertySchema.parse(JSON.parse(readFileSync(SAMPLE, 'utf8')));

interface Asked {
  pagelink?: string;
  adviserEmail?: string;
}

interface Others {
  /** By the email address of the adviser. */
  advised?: Readonly<Record<string, readonly AdvisedListing[]>>;
  project?: Project;
}

/** Answers requests for one listing as the listings service does, and NOT_FOUND for any other. */
export async function startStubListings(
  natsUrl: string,
  home: Property = HOME,
  { advised = {}, project }: Others = {},
): Promise<StubListings> {
  const link = await NatsLink.open(natsUrl, 'listings', createLogger('listings', 'silent'));
  const asked: (string | undefined)[] = [];
  const answer = (subject: string, respond: (data: Asked) => unknown): void => {
    link.connection.subscribe(subject, {
      callback: (_error, message) => {
        const { id, data } = message.json<{ id: string; data: Asked }>();
        const response = respond(data);
        const reply =
          response === undefined
            ? { err: new DomainError('NOT_FOUND', 'There is no such listing').toWire() }
            : { response };
        message.respond(JSON.stringify({ id, ...reply, isDisposed: true }));
      },
    });
  };
  answer(getProperty.subject, ({ pagelink }) => {
    asked.push(pagelink);
    return pagelink === home.pagelink ? home : undefined;
  });
  answer(getDevelopment.subject, ({ pagelink }) =>
    pagelink === project?.development.pagelink ? project : undefined,
  );
  answer(listAdvisedListings.subject, ({ adviserEmail }) => ({
    listings: advised[adviserEmail ?? ''] ?? [],
  }));
  await link.connection.flush();
  return { asked, stop: () => link.close() };
}
