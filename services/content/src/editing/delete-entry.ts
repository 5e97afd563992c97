import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../change/audit-log.js';
import { ChangeCollection } from './change-collection.js';
import type { Collection } from './collection.js';
import { toDeletedEntry } from './deleted-entry.mapper.js';
import { auditedEntry } from './entry-changes.js';
import { requireEntry } from './entry.repository.js';
import type { EntryEntity } from './stamped.entity.js';

/** Deletes an entry, which can be restored for 90 days. NOT_FOUND, or GONE when it is deleted already. */
@Injectable()
export class DeleteEntry {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly auditLog: AuditLog,
  ) {}

  async delete<E extends EntryEntity>(
    collection: Collection<E, never, unknown, unknown>,
    { id, by }: { id: number; by: string },
  ): Promise<DeletedEntry> {
    return this.changeCollection.change(collection.kind, async ({ manager, now }) => {
      const entity = await requireEntry(manager, collection, id);
      Object.assign(entity, { deletedAt: now, deletedBy: by });
      await this.auditLog.record(manager, {
        action: 'content-deleted',
        entity: auditedEntry(collection, entity),
      });
      return toDeletedEntry(await manager.save(entity), collection.titleOf(entity));
    });
  }
}
