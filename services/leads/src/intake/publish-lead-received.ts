import { leadArrived, type LeadHome } from '@manzil/contracts/leads/events';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../record/lead.entity.js';

/** Publishes that there is a lead to look at, in its transaction. A newsletter address is none. */
export async function publishLeadReceived(
  manager: EntityManager,
  outbox: Outbox,
  { id, kind, enteredBy, language }: Pick<LeadEntity, 'id' | 'kind' | 'enteredBy' | 'language'>,
  home: LeadHome | null,
): Promise<void> {
  if (kind === 'newsletter') return;
  await outbox.add(manager, leadArrived, {
    id,
    kind,
    home,
    enteredBy,
    ...(enteredBy === null && { language }),
  });
}
