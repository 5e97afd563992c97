import type { Subscriber } from '@manzil/contracts/leads/subscriber';
import type { LeadEntity } from '../record/lead.entity.js';
import { stateOf } from './subscriber-state.js';

export function toSubscriber(lead: LeadEntity): Subscriber {
  const { id, email, page, consentText, sentQuickly, version, unsubscribedBy } = lead;
  return {
    id,
    email,
    page,
    consentText,
    sentQuickly,
    version,
    unsubscribedBy,
    state: stateOf(lead),
    since: sinceOf(lead).toISOString(),
    receivedAt: lead.receivedAt.toISOString(),
    consentedAt: lead.consentedAt?.toISOString() ?? null,
    confirmedAt: lead.confirmedAt?.toISOString() ?? null,
  };
}

/** Returns when the present state began; subscribing again renews the consent. */
export function sinceOf(lead: LeadEntity): Date {
  const agreed = lead.consentedAt ?? lead.receivedAt;
  switch (stateOf(lead)) {
    case 'suspected':
      return lead.updatedAt;
    case 'unsubscribed':
      return lead.unsubscribedAt ?? lead.updatedAt;
    case 'pending':
      return agreed;
    case 'subscribed':
      return lead.confirmedAt ?? agreed;
  }
}
