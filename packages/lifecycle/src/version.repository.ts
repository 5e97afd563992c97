import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { DomainError } from '@manzil/service-kit/errors';
import type { Saved } from '@manzil/service-kit/version-conflict';
import { In, type EntityManager } from 'typeorm';
import { ContentApprovalEntity } from './content-approval.entity.js';
import { ContentPreviewEntity } from './content-preview.entity.js';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import { ContentVersionEntity } from './content-version.entity.js';

export interface EntryKey {
  kind: LifecycleKind;
  id: number;
}

interface Version extends EntryKey {
  version: number;
  fields: object;
  published: boolean;
  savedAt: Date;
  savedBy: string;
}

const insertion = (manager: EntityManager, { id, fields, ...version }: Version) =>
  manager
    .createQueryBuilder()
    .insert()
    .into(ContentVersionEntity)
    // TypeORM's types expand JSON without end.
    .values({ ...version, entryId: id, fields });

export async function recordVersion(manager: EntityManager, version: Version): Promise<void> {
  await insertion(manager, version).execute();
}

/** Records a version if it is missing: for first content, and for entries that the previous release wrote. */
export async function ensureVersion(manager: EntityManager, version: Version): Promise<void> {
  await insertion(manager, version).orIgnore().execute();
}

/** NOT_FOUND for an unknown version. */
export async function requireVersion(
  manager: EntityManager,
  { kind, id, version }: EntryKey & { version: number },
): Promise<ContentVersionEntity> {
  const found = await manager.findOneBy(ContentVersionEntity, { kind, entryId: id, version });
  if (found === null) throw new DomainError('NOT_FOUND', 'There is no such version');
  return found;
}

/** Returns a version that was not published; null for any other. */
export const findDraft = (
  manager: EntityManager,
  { kind, id, version }: EntryKey & { version: number },
): Promise<ContentVersionEntity | null> =>
  manager.findOneBy(ContentVersionEntity, { kind, entryId: id, version, published: false });

/** Returns the fields of the drafts beside live entries, by id. */
export async function findDrafts(
  manager: EntityManager,
  kind: LifecycleKind,
  records: readonly { id: number; version: number; live: boolean }[],
): Promise<Map<number, ContentVersionEntity['fields']>> {
  const live = records.filter((record) => record.live);
  const found = await manager.query<{ id: number; fields: ContentVersionEntity['fields'] }[]>(
    `SELECT entry_id AS id, fields FROM content_version
     JOIN unnest($2::integer[], $3::integer[]) AS record(id, version)
       ON entry_id = record.id AND content_version.version = record.version
     WHERE kind = $1 AND NOT published`,
    [kind, live.map(({ id }) => id), live.map(({ version }) => version)],
  );
  return new Map(found.map(({ id, fields }) => [id, fields]));
}

/** Returns the newest version of each entry, without its fields. */
export function findNewest(
  manager: EntityManager,
  kind: LifecycleKind,
  ids: readonly number[],
): Promise<Omit<ContentVersionEntity, 'fields'>[]> {
  return manager.query(
    `SELECT DISTINCT ON (entry_id) kind, entry_id AS "entryId", version, published,
       saved_at AS "savedAt", saved_by AS "savedBy"
     FROM content_version WHERE kind = $1 AND entry_id = ANY($2) ORDER BY entry_id, version DESC`,
    [kind, ids],
  );
}

/** Returns version, time and author of the last save of a record, which may be a draft beside it. */
export async function lastSave(
  manager: EntityManager,
  kind: LifecycleKind,
  { id, version, updatedAt, updatedBy }: Saved & { id: number },
): Promise<Saved> {
  const [newest] = await findNewest(manager, kind, [id]);
  return newest?.version === version
    ? { version, updatedAt: newest.savedAt, updatedBy: newest.savedBy }
    : { version, updatedAt, updatedBy };
}

/** Marks versions as published that became live without a new save. */
export async function markPublished(
  manager: EntityManager,
  { kind, id, version }: EntryKey & { version: number },
): Promise<void> {
  await manager.update(ContentVersionEntity, { kind, entryId: id, version }, { published: true });
}

/**
 * Deletes a user's own draft that a newer one has replaced; published versions and versions of other users are kept.
 */
export async function deleteReplacedDraft(
  manager: EntityManager,
  { kind, id, version, savedBy }: EntryKey & { version: number; savedBy: string },
): Promise<void> {
  await manager.delete(ContentVersionEntity, { kind, entryId: id, version, savedBy, published: false });
}

/** Deletes the versions, schedules, approval requests, previews and history of purged entries. */
export async function deleteLifecycles(
  manager: EntityManager,
  kind: LifecycleKind,
  ids: readonly number[],
): Promise<void> {
  const entries = { kind, entryId: In([...ids]) };
  await manager.delete(ContentVersionEntity, entries);
  await manager.delete(ContentScheduleEntity, entries);
  await manager.delete(ContentApprovalEntity, entries);
  await manager.delete(ContentPreviewEntity, entries);
  await manager.query('DELETE FROM content_shown WHERE kind = $1 AND entry = ANY($2)', [
    kind,
    ids.map(String),
  ]);
}

/**
 * Clears the scheduled publication of an entry and its approval request, after it was published or its draft was
 * discarded.
 */
export async function clearPublishTime(manager: EntityManager, { kind, id }: EntryKey): Promise<void> {
  await manager.update(ContentScheduleEntity, { kind, entryId: id }, { publishAt: null, failure: null });
  await deleteApproval(manager, { kind, id });
}

export async function deleteApproval(manager: EntityManager, { kind, id }: EntryKey): Promise<void> {
  await manager.delete(ContentApprovalEntity, { kind, entryId: id });
}

/** CONFLICT if a draft is scheduled, for users who may not publish: it was approved in its current state. */
export async function assertUnscheduled(
  manager: EntityManager,
  { kind, id, publishAt: ownTime }: EntryKey & { publishAt: Date | null },
): Promise<void> {
  const schedule = await manager.findOneBy(ContentScheduleEntity, { kind, entryId: id });
  if ((schedule?.publishAt ?? ownTime) === null) return;
  const words =
    'It has a time to be published as it is. Ask a member who may publish to end that time first.';
  throw new DomainError('CONFLICT', words, { details: { reason: 'scheduled' } });
}

/** Returns the paths of uploaded files in all versions of an entry, because each of them can be restored. */
export async function filesOfVersions(manager: EntityManager, { kind, id }: EntryKey): Promise<string[]> {
  const found = await manager.query<{ path: string }[]>(
    `SELECT DISTINCT named[1] AS path FROM content_version,
       regexp_matches(fields::text, '/uploads/[a-z0-9][a-z0-9.-]*', 'g') AS named
     WHERE kind = $1 AND entry_id = $2 ORDER BY path`,
    [kind, id],
  );
  return found.map(({ path }) => path);
}
