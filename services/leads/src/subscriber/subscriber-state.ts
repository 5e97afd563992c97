import type { SubscriberState } from '@manzil/contracts/leads/subscriber';
import type { LeadEntity } from '../record/lead.entity.js';
import { subscriptionSql } from '../record/subscription.js';

/** A suspected address gets no mail, regardless of its earlier states. */
export function stateOf({ status, unsubscribedAt, awaitsConfirmation }: LeadEntity): SubscriberState {
  if (status === 'spam') return 'suspected';
  if (unsubscribedAt !== null) return 'unsubscribed';
  return awaitsConfirmation ? 'pending' : 'subscribed';
}

/** SQL of the same, for newsletter addresses in `lead`. */
export const STATE_SQL = `CASE WHEN lead.status = 'spam' THEN 'suspected' ELSE ${subscriptionSql('lead')} END`;
