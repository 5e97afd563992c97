import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { undoLeadImport } from '@manzil/contracts/http/lead-imports';
import { MOST_KEPT_LEADS, type KeptReason, type UndoneImport } from '@manzil/contracts/leads/past-import';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { recordErasures } from '../privacy/ledger/record-in-ledger.js';
import { LeadImportEntity } from '../intake/lead-import.entity.js';

interface Judged {
  id: string;
  name: string;
  reason: KeptReason | null;
}

/**
 * The leads of an import, each with the reason to keep it. The import wrote its timeline entries at the time of the first
 * version. Views by members, reminders and mail to members are no reason.
 */
const JUDGED = `
  SELECT lead.id, coalesce(lead.name, '') AS name, CASE
    WHEN version > 1 OR merged_into IS NOT NULL THEN 'changed'
    WHEN EXISTS (SELECT FROM viewing WHERE lead_id = lead.id) THEN 'viewing'
    WHEN EXISTS (SELECT FROM lead_entry WHERE lead_id = lead.id AND author <> '' AND kind <> 'viewed'
                 AND at > lead.updated_at) THEN 'worked-on'
    WHEN EXISTS (SELECT FROM mail WHERE lead_id = lead.id AND mailbox IS NOT NULL) THEN 'mailed'
    WHEN EXISTS (SELECT FROM lead AS other
                 WHERE (lower(other.email) = lower(nullif(lead.email, '')) OR other.phone = lead.phone)
                   AND other.id <> lead.id AND other.kind <> 'newsletter' AND other.status <> 'spam'
                   AND other.import_id IS DISTINCT FROM lead.import_id AND other.received_at > lead.updated_at)
      THEN 'wrote-again'
    END AS reason
  FROM lead WHERE import_id = $1 ORDER BY lead.name, lead.id`;

/**
 * Deletes the leads of an import that nothing has happened to since, in one transaction. The same file can be imported
 * again.
 */
@Injectable()
export class UndoImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(undoLeadImport)
  async undo({ id }: z.output<typeof undoLeadImport.request>): Promise<UndoneImport> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(LeadImportEntity, { id }, { undoneAt: () => 'now()' });
      if (affected !== 1) throw new DomainError('NOT_FOUND', 'There is no such import');
      // The lock waits for changes under way, and the next statement sees them.
      await manager.query('SELECT FROM lead WHERE import_id = $1 ORDER BY id FOR UPDATE', [id]);
      const judged = await manager.query<Judged[]>(JUDGED, [id]);
      const deleted = judged.filter(({ reason }) => reason === null).map((lead) => lead.id);
      await manager.query('DELETE FROM lead WHERE id = ANY ($1)', [deleted]);
      const keptLeads = judged.flatMap(({ reason, ...lead }) =>
        reason === null ? [] : [{ ...lead, reason }],
      );
      const record = auditRecord({
        action: 'leads-import-undone',
        entity: { kind: 'lead', id: null, title: '', link: '/backend/leads' },
        details: { deleted: deleted.length, kept: keptLeads.length },
      });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      await recordErasures(manager, 'import-undone', deleted);
      return {
        deleted: deleted.length,
        kept: keptLeads.length,
        keptLeads: keptLeads.slice(0, MOST_KEPT_LEADS),
      };
    });
  }
}
