import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { findSubscriber, subscriptionOf } from '../../lead/subscription.js';
import { queueMails } from '../mail.repository.js';
import { mailboxOf } from '../suppression/mailbox-of.js';

const HOUR_MS = 3_600_000;

/** Queues the mail that asks a subscriber to confirm, once an hour at most for one subscription; who has confirmed gets none. */
export async function queueConfirmation(manager: EntityManager, email: string): Promise<void> {
  const lead = await findSubscriber(manager, email);
  if (lead === null || lead.status === 'spam' || subscriptionOf(lead) !== 'pending') return;
  if (!z.email().safeParse(lead.email).success) return;
  const hour = Math.floor(Date.now() / HOUR_MS);
  const key = `newsletter-confirmation:${lead.id}:${String(lead.version)}:${String(hour)}`;
  const mail = { key, leadId: lead.id, recipient: lead.email, mailbox: mailboxOf(lead.email) };
  await queueMails(manager, [{ ...mail, kind: 'newsletter-confirmation' }]);
}
