import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { addTimelineEntry } from '@manzil/contracts/http/lead-timeline';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { requireLead, titleOf } from '../../record/lead.repository.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { appendToTimeline } from './append-to-timeline.js';
import { requireStored } from './is-stored.js';
import { requireRoom } from './require-room.js';

type Request = z.output<typeof addTimelineEntry.request>;

/**
 * Adds an action by a member to the timeline of a lead, once. A note does not change the version, so it is never in
 * conflict.
 */
@Injectable()
export class AddEntry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly listeners: LeadListeners,
  ) {}

  @HandleRpc(addTimelineEntry)
  async add({ leadId, entry, asMember }: Request): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const lead = await requireLead(manager, leadId, asMember);
      const { id, kind } = entry;
      const [note, author] = [entry.kind === 'note' ? entry.text : null, asMember.username];
      await requireRoom(manager, leadId);
      if (!(await appendToTimeline(manager, { id, leadId, kind, author, note }))) {
        if (kind !== 'viewed') await requireStored(manager, { id, leadId, kind, author, note });
        return;
      }
      if (note === null) return;
      const record = auditRecord({
        action: 'lead-changed',
        entity: { kind: 'lead', id: leadId, title: titleOf(lead), link: '/backend/leads' },
        details: { notesChanged: true },
      });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      await this.listeners.publishChange(manager, {
        kind: 'changed',
        before: lead,
        change: { note: { id, text: note }, by: author },
      });
    });
    return {};
  }
}
