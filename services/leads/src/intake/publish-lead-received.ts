import { leadArrived, type LeadHome } from '@manzil/contracts/leads/events';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../record/lead.entity.js';

/** Publishes a new lead in its transaction. A newsletter address is not a lead in this sense. */
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
