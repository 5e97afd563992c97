import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../change/audit-log.js';
import { entryUser } from '../media-use/file-users.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import type { Collection } from './collection.js';
import { auditedEntry, entryChanges } from './entry-changes.js';
import type { EntryEntity } from './stamped.entity.js';

interface Save<E> {
  entity: E;
  action: 'content-created' | 'content-updated' | 'content-restored';
  /** The entity before the save; null for a new one. */
  before: E | null;
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
    { entity, action, before }: Save<E>,
  ): Promise<Entry> {
    const saved = await manager.save(entity);
    await this.claimFiles.claim(manager, entryUser(collection, saved));
    await this.auditLog.record(manager, {
      action,
      entity: auditedEntry(collection, saved),
      changes: entryChanges(before, saved),
    });
    return collection.toEntry(saved);
  }
}
