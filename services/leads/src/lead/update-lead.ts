import { leadsAuditRecorded } from '@manzil/contracts/audit';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { updateLead } from '@manzil/contracts/leads/rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { LeadEntity } from './lead.entity.js';
import { ListNotices } from '../mail/list-notices.js';
import { cancelAssignmentMails, queueMails } from '../mail/mail.repository.js';
import { listConsents } from '../consent/consent.repository.js';
import { toLead } from './lead.mapper.js';
import { changeLead, requireLead } from './lead.repository.js';

/**
 * Sets the given fields and returns the lead. Of two members who change the same version one gets CONFLICT with the
 * current version, its author and its time. NOT_FOUND for a lead that the member may not see.
 */
@Injectable()
export class UpdateLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly listNotices: ListNotices,
  ) {}

  async update({
    id,
    expectedVersion,
    by,
    asMember,
    ...change
  }: z.output<typeof updateLead.request>): Promise<Lead> {
    return this.dataSource.transaction(async (manager) => {
      const before = await requireLead(manager, id, asMember);
      const target = { id, expectedVersion, asMember };
      const changed = await changeLead(manager, target, { ...change, updatedBy: by });
      // An agent who assigns a lead to somebody else may not see it any more, but gets it as the response.
      const lead = await requireLead(manager, id, changed ? undefined : asMember);
      if (!changed) throw versionConflict('The lead', lead);
      const record = auditRecord({
        action: 'lead-changed',
        entity: { kind: 'lead', id, title: titleOf(lead), link: `/backend/leads` },
        changes: changesBetween(before, lead, ['status', 'assignee']),
        details: { notesChanged: before.notes !== lead.notes },
      });
      if (before.assignee !== lead.assignee) await notifyAssignee(manager, lead, by);
      await this.outbox.add(manager, leadsAuditRecorded, record);
      const notices = await this.listNotices.list(manager, id);
      return toLead(lead, { notices, consents: await listConsents(manager, id) });
    });
  }
}

/** The assignee is mailed where the user name is an email address, unless they took the lead themselves. */
async function notifyAssignee(
  manager: EntityManager,
  { id, version, assignee }: LeadEntity,
  by: string,
): Promise<void> {
  await cancelAssignmentMails(manager, id);
  if (assignee === null || assignee.toLowerCase() === by.toLowerCase()) return;
  if (!z.email().safeParse(assignee).success) return;
  const mail = { key: `lead-assigned:${id}:${version}`, leadId: id, recipient: assignee };
  await queueMails(manager, [{ ...mail, kind: 'assigned-lead' }]);
}

/** A title of the lead without personal data, for the audit trail. */
const titleOf = ({ kind, receivedAt }: LeadEntity): string =>
  `${kind} ${receivedAt.toISOString().slice(0, 10)}`;
