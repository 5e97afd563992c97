import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { ChangeCollection } from './change-collection.js';
import type { Collection } from './collection.js';
import { assertNotFull } from './create-entry.js';
import { requireAny } from './entry.repository.js';
import { purgeTimeOf } from './restore-time.js';
import type { EntryEntity } from './stamped.entity.js';
import { StoreEntry } from './store-entry.js';

interface Restore {
  id: number;
  by: string;
  /** A new slug, if the old one is in use now. */
  slug?: string | undefined;
}

/**
 * Restores a deleted entry unchanged at its position, as a new version. CONFLICT when it is not deleted or does not fit
 * beside the others any more; GONE after 90 days.
 */
@Injectable()
export class RestoreEntry {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly storeEntry: StoreEntry,
  ) {}

  async restore<E extends EntryEntity, Entry>(
    collection: Collection<E, never, Entry, unknown>,
    { id, by, slug }: Restore,
  ): Promise<Entry> {
    return this.changeCollection.change(collection.kind, async (context) => {
      const { manager, now } = context;
      const entity = await requireAny(manager, collection, id);
      const { noun } = collection;
      if (entity.deletedAt === null)
        throw new DomainError('CONFLICT', `This ${noun} is not deleted`, {
          details: { reason: 'not-deleted' },
        });
      if (purgeTimeOf(entity.deletedAt) <= now)
        throw new DomainError('GONE', `The time to bring this ${noun} back is over`);
      await assertNotFull(manager, collection);
      if (slug !== undefined) collection.slug?.set(entity, slug);
      await collection.assertFits?.(entity, context);
      const saved = { version: entity.version + 1, updatedAt: now, updatedBy: by };
      Object.assign(entity, { deletedAt: null, deletedBy: null, ...saved });
      return this.storeEntry.store(manager, collection, {
        entity,
        action: 'content-restored',
        before: entity,
        slug,
      });
    });
  }
}
