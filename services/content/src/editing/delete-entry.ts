import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import { Injectable } from '@nestjs/common';
import { RecordAct } from '../change/record-act.js';
import { ChangeCollection } from './change-collection.js';
import type { Collection } from './collection.js';
import { toDeletedEntry } from './deleted-entry.mapper.js';
import { auditedEntry } from './entry-changes.js';
import { requireEntry } from './entry.repository.js';
import type { EntryEntity } from './stamped.entity.js';

/** Takes an entry away so that it can be had back for a time. NOT_FOUND, or GONE when it is deleted already. */
@Injectable()
export class DeleteEntry {
  constructor(
    private readonly change: ChangeCollection,
    private readonly recordAct: RecordAct,
  ) {}

  async execute<E extends EntryEntity>(
    collection: Collection<E, never, unknown, unknown>,
    { id, by }: { id: number; by: string },
  ): Promise<DeletedEntry> {
    return this.change.execute(collection.kind, async ({ manager, now }) => {
      const entity = await requireEntry(manager, collection, id);
      Object.assign(entity, { deletedAt: now, deletedBy: by });
      await this.recordAct.record(manager, {
        action: 'content-deleted',
        entity: auditedEntry(collection, entity),
      });
      return toDeletedEntry(await manager.save(entity), collection.titleOf(entity));
    });
  }
}
