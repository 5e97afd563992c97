import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../record/lead.entity.js';
import { People } from '../record/people.js';
import { isWanted, queueEvent } from './queue-event.js';

/**
 * Staff notes are internal and not sent. Newsletter addresses are no leads to work on, so they are not sent either.
 */
export async function queueLeadEvent(
  manager: EntityManager,
  event: 'lead.received' | 'lead.changed',
  lead: LeadEntity,
): Promise<void> {
  if (lead.kind === 'newsletter' || !(await isWanted(manager, event))) return;
  const { id, kind, status, name, email, phone, helpOption, message, listing, page, assignee, version } =
    lead;
  const people = await People.read(manager);
  await queueEvent(manager, {
    // A suspected lead is reported as received once the suspicion is removed, and only once.
    key: event === 'lead.received' ? `${event}:${id}` : `${event}:${id}:${version}`,
    event,
    leadId: id,
    data: {
      id,
      kind,
      status,
      name,
      email,
      phone,
      helpOption,
      message,
      listing,
      page,
      assignee: assignee === null ? null : people.shownOutside(assignee),
      assigneeName: assignee === null ? null : people.nameOf(assignee) || null,
      assigneeEmail: assignee === null ? null : people.emailOf(assignee),
      version,
      receivedAt: lead.receivedAt.toISOString(),
      updatedAt: lead.updatedAt.toISOString(),
    },
  });
}
