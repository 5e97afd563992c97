import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../../record/lead.entity.js';
import { cancelMails, queueMails } from '../../mail/mail.repository.js';
import { People } from '../../record/people.js';
import type { MailEntity } from '../../mail/mail.entity.js';

type Assigned = Pick<LeadEntity, 'id' | 'version' | 'assignee'>;

/** The assignee is mailed, unless they took the lead themselves. Earlier assignees no longer need their mail. */
export async function notifyAssignee(manager: EntityManager, lead: Assigned, by: string): Promise<void> {
  await cancelMails(manager, { leadId: lead.id, kind: 'assigned-lead' });
  await notifyFirstAssignee(manager, lead, { by, people: await People.read(manager) });
}

/** For a lead that was assigned to nobody before. */
export async function notifyFirstAssignee(
  manager: EntityManager,
  lead: Assigned,
  { by, people }: { by: string; people: People },
): Promise<void> {
  const { id, version, assignee } = lead;
  if (assignee?.toLowerCase() === by.toLowerCase()) return;
  const mail = { kind: 'assigned-lead' as const, key: `lead-assigned:${id}:${version}` };
  await mailAssignee(manager, lead, { mail, people });
}

/** Queues a mail about a lead to its assignee, who may have no email address. */
export async function mailAssignee(
  manager: EntityManager,
  { id, assignee }: Pick<LeadEntity, 'id' | 'assignee'>,
  { mail, people }: { mail: Pick<MailEntity, 'kind' | 'key'>; people: People },
): Promise<void> {
  const recipient = assignee === null ? null : people.emailOf(assignee);
  if (recipient !== null) await queueMails(manager, [{ ...mail, leadId: id, recipient }]);
}
