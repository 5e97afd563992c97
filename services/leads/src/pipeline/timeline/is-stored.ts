import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { NewEntry } from './append-to-timeline.js';
import { LeadEntryEntity } from './lead-entry.entity.js';

type SentEntry = NewEntry & Pick<LeadEntryEntity, 'id'>;

const FIELDS = ['leadId', 'kind', 'author', 'note', 'newValue'] as const;

/** True when the entry was stored before. CONFLICT when its id belongs to another one. */
export async function isStored(manager: EntityManager, entry: SentEntry): Promise<boolean> {
  const stored = await manager.findOneBy(LeadEntryEntity, { id: entry.id });
  if (stored === null) return false;
  const hasSameFiles = stored.attachedFiles.join() === (entry.attachedFiles ?? []).join();
  if (hasSameFiles && FIELDS.every((field) => stored[field] === (entry[field] ?? null))) return true;
  throw idTaken();
}

/** For an entry that could not be added: CONFLICT unless it was stored before. */
export async function requireStored(manager: EntityManager, entry: SentEntry): Promise<void> {
  if (!(await isStored(manager, entry))) throw idTaken();
}

const idTaken = (): DomainError => new DomainError('CONFLICT', 'Another entry has this id');
