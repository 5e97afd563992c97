import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../../record/lead.entity.js';
import { cancelMails, queueMails } from '../../mail/mail.repository.js';
import { People } from '../../record/people.js';
import type { MailEntity } from '../../mail/mail.entity.js';

/** The assignee is mailed, unless they took the lead themselves. */
export async function notifyAssignee(
  manager: EntityManager,
  lead: Pick<LeadEntity, 'id' | 'version' | 'assignee'>,
  by: string,
): Promise<void> {
  const { id, version, assignee } = lead;
  // Earlier assignees no longer need their mail either.
  await cancelMails(manager, { leadId: id, kind: 'assigned-lead' });
  if (assignee?.toLowerCase() === by.toLowerCase()) return;
  await mailAssignee(manager, lead, { kind: 'assigned-lead', key: `lead-assigned:${id}:${version}` });
}

/** Queues a mail about a lead to its assignee, who may have no email address. */
export async function mailAssignee(
  manager: EntityManager,
  { id, assignee }: Pick<LeadEntity, 'id' | 'assignee'>,
  mail: Pick<MailEntity, 'kind' | 'key'>,
): Promise<void> {
  if (assignee === null) return;
  const recipient = (await People.read(manager)).emailOf(assignee);
  if (recipient !== null) await queueMails(manager, [{ ...mail, leadId: id, recipient }]);
}
