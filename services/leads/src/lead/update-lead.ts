import { leadsAuditRecorded } from '@manzil/contracts/audit';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { updateLead } from '@manzil/contracts/leads/rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { LeadEntity } from './lead.entity.js';
import { toLead } from './lead.mapper.js';
import { changeLead, requireLead } from './lead.repository.js';

/**
 * Sets the given fields and answers the lead as it is then. Of two members who change the same version one
 * is told CONFLICT, with the version to look at first, and who made it when. NOT_FOUND for a lead that the member may
 * not see.
 */
@Injectable()
export class UpdateLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async execute({
    id,
    expectedVersion,
    by,
    asMember,
    ...change
  }: z.output<typeof updateLead.request>): Promise<Lead> {
    return this.dataSource.transaction(async (manager) => {
      const before = await requireLead(manager, id, asMember);
      const wanted = { id, expectedVersion, asMember };
      const changed = await changeLead(manager, wanted, { ...change, updatedBy: by });
      // Who hands a lead on is still answered with it.
      const lead = await requireLead(manager, id, changed ? undefined : asMember);
      if (!changed) throw versionConflict('The lead', lead);
      const record = auditRecord({
        action: 'lead-changed',
        entity: { kind: 'lead', id, title: titleOf(lead), link: `/backend/leads` },
        changes: changesBetween(before, lead, ['status', 'assignee']),
        details: { notesChanged: before.notes !== lead.notes },
      });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      return toLead(lead);
    });
  }
}

/** What a lead is called where nothing about the person may be written. */
const titleOf = ({ kind, receivedAt }: LeadEntity): string =>
  `${kind} ${receivedAt.toISOString().slice(0, 10)}`;
