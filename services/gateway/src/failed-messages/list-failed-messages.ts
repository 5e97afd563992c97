import { failedMessageRpcs } from '@manzil/contracts/failed-messages';
import type {
  FailedMessageCount,
  FailedMessages,
  ServiceMessages,
} from '@manzil/contracts/gateway/failed-messages';
import { nameManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { SERVICES, type Service } from '@manzil/contracts/message-routes';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { entityOfKey, listingOfKey, type NamedListing } from './entity-of-key.js';

type Answers = readonly (readonly [
  service: Service,
  answer: Pick<ServiceMessages, 'total'> & { items: Omit<ServiceMessages['items'][number], 'entity'>[] },
])[];

/** The failed messages of all services; one that does not reply does not hide the others. */
@Injectable()
export class ListFailedMessages {
  constructor(private readonly rpc: RpcClient) {}

  async list(): Promise<FailedMessages> {
    const answers: Answers = await Promise.all(
      SERVICES.map(async (service) => {
        const answer = this.rpc.request(failedMessageRpcs(service).list, {});
        return [service, await answer.catch(() => ({ total: null, items: [] }))] as const;
      }),
    );
    const listings = await this.nameListings(answers);
    return {
      services: answers.map(([service, { total, items }]) => ({
        service,
        total,
        items: items.map((item) => ({ ...item, entity: entityOfKey(item.key, listings) })),
      })),
    };
  }

  async count(): Promise<FailedMessageCount> {
    const counts = await Promise.all(
      SERVICES.map(async (service) => {
        const answer = this.rpc.request(failedMessageRpcs(service).count, {});
        return { service, count: await answer.then(({ count }) => count).catch(() => undefined) };
      }),
    );
    return {
      count: counts.reduce((sum, { count = 0 }) => sum + count, 0),
      unanswered: counts.flatMap(({ service, count }) => (count === undefined ? [service] : [])),
    };
  }

  /** Names that cannot be loaded are left out. */
  private async nameListings(answers: Answers): Promise<Map<number, NamedListing>> {
    const keys = answers.flatMap(([, { items }]) => items.map(({ key }) => key));
    const ids = [...new Set(keys.flatMap((key) => listingOfKey(key) ?? []))];
    if (ids.length === 0) return new Map();
    const answer = this.rpc.request(nameManagedProperties, { ids });
    const { items } = await answer.catch(() => ({ items: [] }));
    return new Map(items.map((item) => [item.id, item]));
  }
}
