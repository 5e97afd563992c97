import { listSubscribers } from '@manzil/contracts/http/subscribers';
import {
  SUBSCRIBER_STATES,
  type SubscriberPage,
  type SubscriberQuery,
  type SubscriberState,
} from '@manzil/contracts/leads/subscriber';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findSubscribers } from './find-subscribers.js';
import { STATE_SQL } from './subscriber-state.js';
import { toSubscriber } from './subscriber.mapper.js';

/** The id comes last, so that no address is on two pages. */
const ORDERS = {
  newest: { 'lead.receivedAt': 'DESC', 'lead.id': 'DESC' },
  oldest: { 'lead.receivedAt': 'ASC', 'lead.id': 'ASC' },
  address: { 'lower(lead.email)': 'ASC', 'lead.id': 'ASC' },
} as const;

/** Returns a page of newsletter addresses, and how many there are in each state. */
@Injectable()
export class ListSubscribers {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listSubscribers)
  async list({ sort, page, pageSize, ...filter }: SubscriberQuery): Promise<SubscriberPage> {
    // One snapshot keeps the page, the total and the counts consistent while addresses arrive.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const query = findSubscribers(manager, filter);
      const total = await query.getCount();
      const found = await query
        .orderBy(ORDERS[sort])
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .getMany();
      const counts = await countStates(manager);
      const pageCount = Math.ceil(total / pageSize);
      return { items: found.map(toSubscriber), total, page, pageSize, pageCount, counts };
    });
  }
}

async function countStates(manager: EntityManager): Promise<SubscriberPage['counts']> {
  const rows = await manager.query<{ state: SubscriberState; count: number }[]>(
    `SELECT ${STATE_SQL} AS state, count(*)::int AS count FROM lead WHERE kind = 'newsletter' GROUP BY 1`,
  );
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(
    SUBSCRIBER_STATES.map((state) => [state, counted.get(state) ?? 0]),
  ) as SubscriberPage['counts'];
}
