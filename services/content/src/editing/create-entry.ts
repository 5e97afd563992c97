import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { ChangeCollection } from './change-collection.js';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import type { Collection } from './collection.js';
import { lastPosition } from './entry.repository.js';
import type { EntryEntity } from './stamped.entity.js';
import { StoreEntry } from './store-entry.js';

/** Creates an entry, as the last one of an ordered collection. CONFLICT if the collection is full. */
@Injectable()
export class CreateEntry {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly storeEntry: StoreEntry,
  ) {}

  async create<E extends EntryEntity, Fields, Entry>(
    collection: Collection<E, Fields, Entry, unknown>,
    { fields, by }: { fields: Fields; by: string },
  ): Promise<Entry> {
    return this.changeCollection.change(collection.kind, async (context) => {
      const entity = await newEntry(context, collection, by);
      await collection.write(entity, fields, context);
      if (collection.publishesSaves === true) collection.publishing?.setLive(entity, true, context.now);
      return this.storeEntry.store(context.manager, collection, {
        entity,
        action: 'content-created',
        before: null,
      });
    });
  }
}

/** Returns an empty entity, at the end of its collection. CONFLICT if the collection is full. */
export async function newEntry<E extends EntryEntity>(
  { manager, now }: WriteContext,
  collection: Pick<Collection<E, never, unknown, unknown>, 'entity' | 'most' | 'noun' | 'placed'>,
  by: string,
): Promise<E> {
  await assertNotFull(manager, collection);
  const entity = new collection.entity();
  Object.assign(entity, { version: 1, updatedAt: now, updatedBy: by, deletedAt: null, deletedBy: null });
  if (collection.placed)
    Object.assign(entity, { position: (await lastPosition(manager, collection.entity)) + 1 });
  return entity;
}

/** CONFLICT when the collection is full; it is limited because it is returned as a whole. */
export async function assertNotFull<E extends EntryEntity>(
  manager: EntityManager,
  { entity, most, noun }: Pick<Collection<E, never, unknown, unknown>, 'entity' | 'most' | 'noun'>,
): Promise<void> {
  if (most === undefined) return;
  const count = await manager.countBy(entity, { deletedAt: IsNull() } as FindOptionsWhere<E>);
  if (count < most) return;
  throw new DomainError('CONFLICT', `There are ${most} already: delete a ${noun} first`, {
    details: { reason: 'full', most },
  });
}
