import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import { entryUser } from './entry-files.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import type { Collection } from './collection.js';
import { auditedEntry, entryChanges } from './entry-changes.js';
import {
  clearPublishTime,
  ensureVersion,
  findDraft,
  recordVersion,
} from '@manzil/lifecycle/version.repository';
import type { EntryEntity } from './stamped.entity.js';

interface Save<E> {
  entity: E;
  action: 'content-created' | 'content-updated' | 'content-restored';
  /** The entity before the save; null for a new one. */
  before: E | null;
  /** New slug of a restored entry, also used for its draft. */
  slug?: string | undefined;
}

/** Stores an entry, writes its audit record, and claims the files that it uses. */
@Injectable()
export class StoreEntry {
  constructor(
    private readonly claimFiles: ClaimFiles,
    private readonly auditLog: AuditLog,
  ) {}

  async store<E extends EntryEntity, Entry>(
    manager: EntityManager,
    collection: Collection<E, never, Entry, unknown>,
    { entity, action, before, slug }: Save<E>,
  ): Promise<Entry> {
    const saved = await manager.save(entity);
    await recordSave(manager, collection, { saved, before, action, slug });
    await this.claimFiles.claim(manager, await entryUser(manager, collection, saved));
    await this.auditLog.record(manager, {
      action,
      entity: auditedEntry(collection, saved),
      changes: entryChanges(before, saved),
    });
    return collection.toEntry(saved);
  }
}

/** Records a version of an entry, and the previous one if it was never recorded. */
async function recordSave<E extends EntryEntity>(
  manager: EntityManager,
  { publishing }: Pick<Collection<E, never, unknown, unknown>, 'publishing'>,
  { saved, before, action, slug }: Omit<Save<E>, 'entity'> & { saved: E },
): Promise<void> {
  if (publishing === undefined) return;
  const versionOf = (entity: E) => ({
    kind: publishing.kind,
    id: saved.id,
    version: entity.version,
    fields: publishing.fieldsOf(entity),
    published: publishing.isLive(entity),
    savedAt: entity.updatedAt,
    savedBy: entity.updatedBy,
  });
  if (before !== null && before.version < saved.version) await ensureVersion(manager, versionOf(before));
  const version = versionOf(saved);
  if (action === 'content-restored') {
    const draft = await findDraft(manager, { ...version, version: version.version - 1 });
    // The draft beside a deleted entry is restored with it, including its scheduled publication.
    if (draft === null) {
      await recordVersion(manager, version);
      return;
    }
    const fields = { ...draft.fields, ...(slug !== undefined && { slug }) };
    await recordVersion(manager, { ...version, fields, published: false });
    return;
  }
  await recordVersion(manager, version);
  if (version.published) await clearPublishTime(manager, version);
}
