import { In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { LeadEntity } from '../record/lead.entity.js';
import { findSubscriber, subscriptionOf } from '../record/subscription.js';
import { MailEntity } from '../mail/mail.entity.js';
import { queueMails } from '../mail/mail.repository.js';
import { mailboxOf } from '../mail/suppression/mailbox-of.js';

const HOUR_MS = 3_600_000;

/**
 * Queues the confirmation mail of a subscriber, at most once an hour for one subscription; none for a confirmed
 * subscriber or a lead of another kind. The mail is in the language of the latest form.
 */
export async function queueConfirmation(
  manager: EntityManager,
  { kind, email, language }: Pick<LeadEntity, 'kind' | 'email'> & Partial<Pick<LeadEntity, 'language'>>,
): Promise<void> {
  if (kind !== 'newsletter') return;
  const lead = await findSubscriber(manager, email);
  if (lead === null || lead.status === 'spam' || subscriptionOf(lead) !== 'pending') return;
  if (!z.email().safeParse(lead.email).success) return;
  if (language !== undefined && language !== lead.language)
    await manager.update(LeadEntity, { id: lead.id }, { language });
  const hour = Math.floor(Date.now() / HOUR_MS);
  const key = `newsletter-confirmation:${lead.id}:${String(lead.version)}:${String(hour)}`;
  const mail = { key, leadId: lead.id, recipient: lead.email, mailbox: mailboxOf(lead.email) };
  await queueMails(manager, [{ ...mail, kind: 'newsletter-confirmation' }]);
}

/** Queues it for an address that is no longer suspected, unless it was sent or is waiting already. */
export async function confirmAccepted(manager: EntityManager, lead: LeadEntity): Promise<void> {
  const isAsked = await manager.existsBy(MailEntity, {
    leadId: lead.id,
    kind: 'newsletter-confirmation',
    status: In(['waiting', 'sent']),
  });
  if (!isAsked) await queueConfirmation(manager, lead);
}
