import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../../record/lead.entity.js';
import { LeadEntryEntity } from './lead-entry.entity.js';

export type NewEntry = Pick<LeadEntryEntity, 'leadId' | 'kind'> &
  Partial<
    Pick<
      LeadEntryEntity,
      'id' | 'author' | 'note' | 'oldValue' | 'newValue' | 'attachments' | 'attachedFiles'
    >
  >;

/**
 * Adds entries in the transaction of the event. False when an entry with that id, or a view by that member, already
 * exists.
 */
export async function appendToTimeline(manager: EntityManager, ...entries: NewEntry[]): Promise<boolean> {
  if (entries.length === 0) return true;
  const { raw } = (await manager
    .createQueryBuilder()
    .insert()
    .into(LeadEntryEntity)
    .values(entries)
    .orIgnore()
    .returning('id')
    .execute()) as { raw: unknown[] };
  return raw.length === entries.length;
}

/** Adds an entry for each part of a lead that a member changed. */
export async function appendChanges(
  manager: EntityManager,
  { before, after, by: author }: { before: LeadEntity; after: LeadEntity; by: string },
): Promise<void> {
  const { id: leadId } = after;
  const entries: NewEntry[] = [];
  const isStageKnown = before.stage !== null && after.stage !== null;
  if (isStageKnown && before.stage !== after.stage)
    entries.push({
      leadId,
      kind: 'stage-changed',
      author,
      note: after.stage === 'lost' ? after.lostReason : null,
      oldValue: before.stage,
      newValue: after.stage,
    });
  else if (before.status !== after.status)
    entries.push({
      leadId,
      kind: 'status-changed',
      author,
      oldValue: before.status,
      newValue: after.status,
    });
  if (before.assignee !== after.assignee)
    entries.push({
      leadId,
      kind: 'assigned',
      author,
      oldValue: before.assignee,
      newValue: after.assignee,
    });
  const added = after.tags.filter((tag) => !before.tags.includes(tag));
  const removed = before.tags.filter((tag) => !after.tags.includes(tag));
  if (added.length > 0) entries.push({ leadId, kind: 'tagged', author, newValue: added.join(', ') });
  if (removed.length > 0) entries.push({ leadId, kind: 'untagged', author, newValue: removed.join(', ') });
  const { nextAction: note, nextActionOn: newValue } = after;
  if (before.nextAction !== note || before.nextActionOn !== newValue)
    entries.push({ leadId, kind: 'next-action', author, note, newValue, oldValue: before.nextActionOn });
  if (before.notes !== after.notes) entries.push({ leadId, kind: 'note', author, note: after.notes });
  await appendToTimeline(manager, ...entries);
}
