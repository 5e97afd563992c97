import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecordAct } from '../change/record-act.js';
import { entryUser } from '../media-use/file-users.js';
import { TellUses } from '../media-use/tell-uses.js';
import type { Collection } from './collection.js';
import { auditedEntry, entryChanges } from './entry-changes.js';
import type { EntryEntity } from './stamped.entity.js';

interface Save<E> {
  entity: E;
  action: 'content-created' | 'content-updated' | 'content-restored';
  /** As it was before the save; null for a new one. */
  before: E | null;
}

/** Stores a save of an entry, records it, and tells which files the entry uses now. */
@Injectable()
export class StoreEntry {
  constructor(
    private readonly tellUses: TellUses,
    private readonly recordAct: RecordAct,
  ) {}

  async execute<E extends EntryEntity, Entry>(
    manager: EntityManager,
    collection: Collection<E, never, Entry, unknown>,
    { entity, action, before }: Save<E>,
  ): Promise<Entry> {
    const saved = await manager.save(entity);
    await this.tellUses.execute(manager, entryUser(collection, saved));
    await this.recordAct.record(manager, {
      action,
      entity: auditedEntry(collection, saved),
      changes: entryChanges(before, saved),
    });
    return collection.toEntry(saved);
  }
}
