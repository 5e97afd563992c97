import { Injectable } from '@nestjs/common';
import { ChangeCollection } from './change-collection.js';
import type { Collection } from './collection.js';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { requireEntry } from './entry.repository.js';
import { lastSave } from '@manzil/lifecycle/version.repository';
import type { EntryEntity } from './stamped.entity.js';
import { StoreEntry } from './store-entry.js';

interface Update<Fields> {
  id: number;
  fields: Fields;
  expectedVersion: number;
  by: string;
}

/** Replaces the fields of an entry. CONFLICT, with author and time, when it is not at the expected version. */
@Injectable()
export class UpdateEntry {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly storeEntry: StoreEntry,
  ) {}

  async update<E extends EntryEntity, Fields, Entry>(
    collection: Collection<E, Fields, Entry, unknown>,
    { id, fields, expectedVersion, by }: Update<Fields>,
  ): Promise<Entry> {
    return this.changeCollection.change(collection.kind, async (context) => {
      const { manager, now } = context;
      const entity = await requireEntry(manager, collection, id);
      const { publishing } = collection;
      const last = publishing === undefined ? entity : await lastSave(manager, publishing.kind, entity);
      assertVersion(`This ${collection.noun}`, last, expectedVersion);
      const before = { ...entity };
      await collection.write(entity, fields, context);
      if (collection.publishesSaves === true) publishing?.setLive(entity, true, now);
      Object.assign(entity, { version: expectedVersion + 1, updatedAt: now, updatedBy: by });
      return this.storeEntry.store(manager, collection, { entity, action: 'content-updated', before });
    });
  }
}
