import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { entryUser } from '../media-use/file-users.js';
import { TellUses } from '../media-use/tell-uses.js';
import type { Collection } from './collection.js';
import type { EntryEntity } from './stamped.entity.js';

/** Stores a save of an entry, and tells which files it uses now. */
@Injectable()
export class StoreEntry {
  constructor(private readonly tellUses: TellUses) {}

  async execute<E extends EntryEntity, Entry>(
    manager: EntityManager,
    collection: Collection<E, never, Entry, unknown>,
    entity: E,
  ): Promise<Entry> {
    const saved = await manager.save(entity);
    await this.tellUses.execute(manager, entryUser(collection, saved));
    return collection.toEntry(saved);
  }
}
