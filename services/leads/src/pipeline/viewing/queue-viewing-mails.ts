import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { cancelMails, queueMails } from '../../mail/mail.repository.js';
import { mailboxOf } from '../../mail/suppression/mailbox-of.js';
import { People } from '../../record/people.js';
import type { ViewingEntity } from './viewing.entity.js';

/**
 * Mails the visitor and the adviser about a change of a viewing, once for each version; waiting mail about it is
 * cancelled.
 */
export async function queueViewingMails(
  manager: EntityManager,
  what: 'booked' | 'moved' | 'cancelled',
  { viewing: { id, leadId, adviser, version }, email }: { viewing: ViewingEntity; email: string },
): Promise<void> {
  await cancelMails(manager, { viewingId: id });
  const about = { leadId, viewingId: id };
  // Forms accept addresses that no mail server accepts.
  const isMailable = (address: string): boolean => z.email().safeParse(address).success;
  if (isMailable(email))
    await queueMails(manager, [
      {
        ...about,
        key: `viewing:${id}:${String(version)}`,
        kind: `viewing-${what}`,
        recipient: email,
        mailbox: mailboxOf(email),
      },
    ]);
  const adviserEmail = (await People.read(manager)).emailOf(adviser);
  if (adviserEmail !== null)
    await queueMails(manager, [
      {
        ...about,
        key: `adviser-viewing:${id}:${String(version)}`,
        kind: `adviser-viewing-${what}`,
        recipient: adviserEmail,
      },
    ]);
}
