import { leadsAuditRecorded } from '@manzil/contracts/audit';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import type { EntityManager } from 'typeorm';
import { MailEntity } from '../mail.entity.js';
import { SuppressionEntity } from '../suppression/suppression.entity.js';

/** Queues a mail again. Resets its age, so that it does not expire earlier than a new mail. */
export async function requeueMail(
  manager: EntityManager,
  outbox: Outbox,
  mail: MailEntity,
): Promise<MailEntity> {
  const { id, kind, mailbox } = mail;
  const now = new Date();
  const again = {
    status: 'waiting',
    attempts: 0,
    createdAt: now,
    updatedAt: now,
    nextAttemptAt: now,
  } as const;
  await manager.update(MailEntity, { id }, again);
  // A member who retries a mail assumes that the mailbox exists now.
  if (mailbox !== null) await manager.delete(SuppressionEntity, { mailbox, reason: 'nobody' });
  const entity = { kind: 'mail', id, title: kind, link: '/backend/mail' };
  await outbox.add(manager, leadsAuditRecorded, auditRecord({ action: 'mail-retried', entity }));
  return { ...mail, ...again };
}
