import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { ChangeCollection } from './change-collection.js';
import type { Collection } from './collection.js';
import { assertRoom } from './create-entry.js';
import { requireAny } from './entry.repository.js';
import { purgeTimeOf } from './restore-time.js';
import type { EntryEntity } from './stamped.entity.js';
import { StoreEntry } from './store-entry.js';

/**
 * Brings a deleted entry back to where it was, as it was, as a save of its own. CONFLICT when it is not deleted
 * or cannot be among the others any more; GONE when the time to bring it back is over.
 */
@Injectable()
export class RestoreEntry {
  constructor(
    private readonly change: ChangeCollection,
    private readonly store: StoreEntry,
  ) {}

  async execute<E extends EntryEntity, Entry>(
    collection: Collection<E, never, Entry, unknown>,
    { id, by }: { id: number; by: string },
  ): Promise<Entry> {
    return this.change.execute(collection.kind, async (context) => {
      const { manager, now } = context;
      const entity = await requireAny(manager, collection, id);
      const { noun } = collection;
      if (entity.deletedAt === null)
        throw new DomainError('CONFLICT', `This ${noun} is not deleted`, {
          details: { reason: 'not-deleted' },
        });
      if (purgeTimeOf(entity.deletedAt) <= now)
        throw new DomainError('GONE', `The time to bring this ${noun} back is over`);
      await assertRoom(manager, collection);
      await collection.assertFits?.(entity, context);
      const saved = { version: entity.version + 1, updatedAt: now, updatedBy: by };
      Object.assign(entity, { deletedAt: null, deletedBy: null, ...saved });
      return this.store.execute(manager, collection, { entity, action: 'content-restored', before: entity });
    });
  }
}
