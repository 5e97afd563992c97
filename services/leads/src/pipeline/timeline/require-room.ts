import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { LeadEntryEntity } from './lead-entry.entity.js';

/** Keeps all data of a person within one message, and stops a member from filling the table. */
const MOST_ENTRIES = 500;

export async function requireRoom(manager: EntityManager, leadId: string): Promise<void> {
  if ((await manager.countBy(LeadEntryEntity, { leadId })) < MOST_ENTRIES) return;
  throw new DomainError('CONFLICT', 'This lead has as many entries as one may have');
}
