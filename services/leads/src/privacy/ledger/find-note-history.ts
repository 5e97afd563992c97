import type { KeptLead } from '@manzil/contracts/leads/person';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { decryptContent } from './encrypted-content.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerKeyEntity } from './ledger-key.entity.js';

/** A change has the notes at the top level, the state of a lead within `lead`. */
const contentSchema = z.object({
  notes: z.string().optional(),
  lead: z.object({ notes: z.string() }).optional(),
});

/** All versions of the notes on a lead, from the ledger, oldest first. */
export async function findNoteHistory(
  manager: EntityManager,
  leadId: string,
): Promise<KeptLead['noteHistory']> {
  const key = (await manager.findOneBy(LedgerKeyEntity, { leadId }))?.key;
  if (key === undefined) return [];
  const entries = await manager.find(LedgerEntryEntity, { where: { leadId }, order: { seq: 'ASC' } });
  const history: KeptLead['noteHistory'] = [];
  for (const { at, content } of entries) {
    const { notes, lead } = contentSchema.safeParse(decryptContent(content, key)).data ?? {};
    const written = notes ?? lead?.notes;
    if (written === undefined || written === (history.at(-1)?.notes ?? '')) continue;
    history.push({ at: at.toISOString(), notes: written });
  }
  return history;
}
