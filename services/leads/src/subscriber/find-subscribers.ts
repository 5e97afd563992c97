import type { SubscriberFilter } from '@manzil/contracts/leads/subscriber';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { escapeLike, midnight } from '../record/lead-filter.js';
import { LeadEntity } from '../record/lead.entity.js';
import { STATE_SQL } from './subscriber-state.js';

/** Query of the matching newsletter addresses, with the alias `lead`. */
export function findSubscribers(
  manager: EntityManager,
  { state, q, from, to }: SubscriberFilter,
): SelectQueryBuilder<LeadEntity> {
  const query = manager.createQueryBuilder(LeadEntity, 'lead').where("lead.kind = 'newsletter'");
  if (state !== undefined) query.andWhere(`${STATE_SQL} = :state`, { state });
  if (from !== undefined) query.andWhere(`lead.received_at >= ${midnight(':from')}`, { from });
  if (to !== undefined) query.andWhere(`lead.received_at < ${midnight('CAST(:to AS date) + 1')}`, { to });
  for (const [index, term] of (q ?? '').split(/\s+/).filter(Boolean).entries()) {
    const name = `term${String(index)}`;
    // The index of the search text narrows it down; the address alone decides, because that also has notes.
    query.andWhere(`lead.search_text LIKE lower(:${name}) AND lower(lead.email) LIKE lower(:${name})`, {
      [name]: `%${escapeLike(term)}%`,
    });
  }
  return query;
}
