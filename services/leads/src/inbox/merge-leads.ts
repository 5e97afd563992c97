import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { mergeLeads, separateLead } from '@manzil/contracts/http/lead-merges';
import { MOST_LEAD_TAGS } from '@manzil/contracts/leads/tag';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { appendToTimeline } from '../pipeline/timeline/append-to-timeline.js';
import { LeadListeners } from '../record/lead-listeners.js';
import { LeadEntity } from '../record/lead.entity.js';
import { requireLead, requireUnmerged, titleOf } from '../record/lead.repository.js';

/**
 * Merges leads of one person, which stay as they are: the inbox leaves them out, and the lead that they are merged into
 * gets their tags and shows their timeline with its own. So consents, viewings, mails, the ledger and erasures stay those
 * of each form.
 */
@Injectable()
export class MergeLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly listeners: LeadListeners,
  ) {}

  @HandleRpc(mergeLeads)
  async merge({ id, others, asMember }: z.output<typeof mergeLeads.request>): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      await lockLeads(manager, [id, ...others]);
      const into = await requireLead(manager, id, asMember);
      requireUnmerged(into);
      const merged: LeadEntity[] = [];
      for (const other of new Set(others)) {
        const lead = await requireLead(manager, other, asMember);
        // The same request, sent again.
        if (lead.mergedInto === id) continue;
        requireUnmerged(lead);
        requireMergeable(into, lead);
        merged.push(lead);
      }
      if (merged.length === 0) return;
      const ids = merged.map((lead) => lead.id);
      await manager.update(LeadEntity, { mergedInto: In(ids) }, { mergedInto: id });
      await manager.update(LeadEntity, { id: In(ids) }, { mergedInto: id });
      const tags = [...new Set([into, ...merged].flatMap((lead) => lead.tags))].slice(0, MOST_LEAD_TAGS);
      await manager.update(LeadEntity, { id }, { tags });
      await this.record(manager, { into, leads: merged, kind: 'merged', by: asMember.username });
    });
    return {};
  }

  @HandleRpc(separateLead)
  async separate({ id, asMember }: z.output<typeof separateLead.request>): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const { mergedInto } = await requireLead(manager, id, asMember);
      if (mergedInto === null) return;
      await lockLeads(manager, [id, mergedInto]);
      const lead = await requireLead(manager, id, asMember);
      if (lead.mergedInto !== mergedInto) return;
      const into = await requireLead(manager, mergedInto);
      await manager.update(LeadEntity, { id }, { mergedInto: null });
      await this.record(manager, { into, leads: [lead], kind: 'separated', by: asMember.username });
    });
    return {};
  }

  private async record(
    manager: EntityManager,
    {
      into,
      leads,
      kind,
      by,
    }: { into: LeadEntity; leads: LeadEntity[]; kind: 'merged' | 'separated'; by: string },
  ): Promise<void> {
    await manager.update(
      LeadEntity,
      { id: In([into.id, ...leads.map(({ id }) => id)]) },
      { version: () => 'version + 1', updatedAt: () => 'now()', updatedBy: by },
    );
    await appendToTimeline(
      manager,
      ...leads.map((lead) => ({
        leadId: into.id,
        kind,
        author: by,
        oldValue: lead.kind,
        newValue: lead.receivedAt.toISOString(),
      })),
    );
    const record = auditRecord({
      action: kind === 'merged' ? 'leads-merged' : 'lead-separated',
      entity: { kind: 'lead', id: into.id, title: titleOf(into), link: '/backend/leads' },
      details: { leads: leads.length },
    });
    await this.outbox.add(manager, leadsAuditRecorded, record);
    for (const lead of leads) {
      const change = { mergedInto: kind === 'merged' ? into.id : null, version: lead.version + 1, by };
      await this.listeners.publishChange(manager, { kind: 'changed', before: lead, change });
    }
    const change = { [kind]: leads.map(({ id }) => id), version: into.version + 1, by };
    await this.listeners.publishChange(manager, { kind: 'changed', before: into, change });
  }
}

/** Locks in one order, so that two members who merge the same leads do not wait for each other. */
const lockLeads = (manager: EntityManager, ids: readonly string[]): Promise<unknown> =>
  manager.query('SELECT FROM lead WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);

function requireMergeable(into: LeadEntity, lead: LeadEntity): void {
  if (lead.id === into.id) throw new DomainError('CONFLICT', 'A lead cannot be merged into itself');
  for (const { kind, status } of [into, lead])
    if (kind === 'newsletter' || status === 'spam')
      throw new DomainError('CONFLICT', 'Spam and newsletter addresses cannot be merged');
  const isSameEmail = into.email !== '' && into.email.toLowerCase() === lead.email.toLowerCase();
  const isSamePhone = into.phone !== null && into.phone === lead.phone;
  if (!isSameEmail && !isSamePhone)
    throw new DomainError(
      'CONFLICT',
      'Leads are merged only if they have the same email address or phone number',
    );
}
