import { NOTE_UNDO_SECONDS } from '@manzil/contracts/leads/timeline';
import { withdrawNote } from '@manzil/contracts/http/lead-timeline';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { requireLead } from '../../record/lead.repository.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { LeadEntryEntity } from './lead-entry.entity.js';

/** Withdraws a member's own note while it is new. The ledger keeps the note and its withdrawal. */
@Injectable()
export class WithdrawNote {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listeners: LeadListeners,
  ) {}

  @HandleRpc(withdrawNote)
  async withdraw({
    leadId,
    id,
    asMember,
  }: z.output<typeof withdrawNote.request>): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const before = await requireLead(manager, leadId, asMember);
      const author = asMember.username;
      const isNew = await isNewNote(manager, { id, leadId, author });
      if (isNew === undefined) throw new DomainError('NOT_FOUND', 'There is no such note');
      if (!isNew) throw new DomainError('CONFLICT', 'This note is too old to be taken back');
      const { affected } = await manager.delete(LeadEntryEntity, { id });
      if (affected !== 1) return;
      const change = { noteWithdrawn: id, by: author };
      await this.listeners.publishChange(manager, { kind: 'changed', before, change });
    });
    return {};
  }
}

/** Undefined when the member has written no such note. */
async function isNewNote(
  manager: EntityManager,
  { id, leadId, author }: Pick<LeadEntryEntity, 'id' | 'leadId' | 'author'>,
): Promise<boolean | undefined> {
  const [row] = await manager.query<{ isNew: boolean }[]>(
    `SELECT at > now() - make_interval(secs => $4::float8) AS "isNew" FROM lead_entry
     WHERE id = $1 AND lead_id = $2 AND author = $3 AND kind = 'note'`,
    [id, leadId, author, NOTE_UNDO_SECONDS],
  );
  return row?.isNew;
}
