import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { problemOfChange, type Lead, type LeadChange } from '@manzil/contracts/leads/lead';
import { updateLead } from '@manzil/contracts/leads/rpc';
import { leadTagsSchema, MOST_LEAD_TAGS } from '@manzil/contracts/leads/tag';
import { statusOfStage } from '@manzil/contracts/leads/stage';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { LeadListeners } from '../record/lead-listeners.js';
import { ListNotices } from '../mail/list-notices.js';
import { confirmAccepted } from '../subscriber/queue-confirmation.js';
import { notifyAssignee } from '../pipeline/notice/notify-assignee.js';
import { listConsents } from '../privacy/consent/consent.repository.js';
import { appendChanges } from '../pipeline/timeline/append-to-timeline.js';
import type { LeadEntity } from '../record/lead.entity.js';
import { toLead } from '../record/lead.mapper.js';
import { changeLead, readGroup, requireLead, titleOf } from '../record/lead.repository.js';

const NO_STAGE = { field: 'stage', message: 'A newsletter address has no stage' };

const AUDITED = {
  status: ['status', 'assignee', 'dealValue', 'commission'],
  stage: ['status', 'stage', 'assignee', 'dealValue', 'commission'],
} as const;

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
    private readonly listeners: LeadListeners,
  ) {}

  @HandleRpc(updateLead)
  async update({
    id,
    expectedVersion,
    by,
    asMember,
    ...change
  }: z.output<typeof updateLead.request>): Promise<Lead> {
    const problem = problemOfChange(change);
    if (problem !== undefined)
      throw new DomainError('VALIDATION_FAILED', problem.message, { issues: [problem] });
    return this.dataSource.transaction(async (manager) => {
      const before = await requireLead(manager, id, asMember);
      if (before.kind === 'newsletter' && change.stage !== undefined)
        throw new DomainError('VALIDATION_FAILED', NO_STAGE.message, { issues: [NO_STAGE] });
      const target = { id, expectedVersion, asMember };
      const changed = await changeLead(manager, target, { ...columnsOf(before, change), updatedBy: by });
      // An agent who assigns a lead to another member may no longer see it, but gets it as the response.
      const lead = await requireLead(manager, id, changed ? undefined : asMember);
      if (!changed) throw versionConflict('The lead', lead);
      const record = auditRecord({
        action: 'lead-changed',
        entity: { kind: 'lead', id, title: titleOf(lead), link: `/backend/leads` },
        changes: changesBetween(before, lead, AUDITED[change.stage === undefined ? 'status' : 'stage']),
        details: { notesChanged: before.notes !== lead.notes },
      });
      await appendChanges(manager, { before, after: lead, by });
      if (before.status === 'spam' && lead.status !== 'spam') await confirmAccepted(manager, lead);
      if (before.assignee !== lead.assignee) await notifyAssignee(manager, lead, by);
      const group = await readGroup(manager, id);
      const notices = await this.listNotices.list(manager, group);
      const consents = await listConsents(manager, group);
      const { version } = lead;
      const changes = { kind: 'changed', before, after: lead, change: { ...change, version, by } } as const;
      await this.listeners.publishChange(manager, changes, {
        events: () => this.outbox.add(manager, leadsAuditRecorded, record),
      });
      return toLead(lead, { notices, consents });
    });
  }
}

/** Each stage implies a status. */
function columnsOf(
  { tags }: LeadEntity,
  { stage, lostReason, addTags = [], removeTags = [], ...fields }: LeadChange,
) {
  const isTagged = addTags.length > 0 || removeTags.length > 0;
  const same = { ...fields, ...(isTagged && { tags: tagsAfter(tags, addTags, removeTags) }) };
  if (stage === undefined) return same;
  return { ...same, status: statusOfStage(stage), chosenStage: stage, lostReason: lostReason ?? null };
}

function tagsAfter(
  before: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const { success, data } = leadTagsSchema.safeParse(
    [...new Set([...before, ...added])].filter((tag) => !removed.includes(tag)),
  );
  if (success) return data;
  const message = `A lead has ${String(MOST_LEAD_TAGS)} tags at most`;
  throw new DomainError('VALIDATION_FAILED', message, { issues: [{ field: 'addTags', message }] });
}
