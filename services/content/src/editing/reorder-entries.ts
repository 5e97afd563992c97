import { changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../change/audit-log.js';
import { ChangeCollection } from './change-collection.js';
import type { Collection } from './collection.js';
import { placedIds, setPositions, titlesOf } from './entry.repository.js';
import type { PlacedEntity } from './stamped.entity.js';

/**
 * Sets the order of all entries. CONFLICT, with the current ids, when the list does not contain exactly all entries,
 * for example because one was added since the editor loaded it.
 */
@Injectable()
export class ReorderEntries {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly auditLog: AuditLog,
  ) {}

  async reorder<E extends PlacedEntity>(
    collection: Collection<E, never, unknown, unknown>,
    { ids }: { ids: number[] },
  ): Promise<{ ids: number[] }> {
    return this.changeCollection.change(collection.kind, async ({ manager }) => {
      const current = await placedIds(manager, collection.entity);
      if (!isSameSet(ids, current))
        throw new DomainError('CONFLICT', 'The list has changed in the meantime: load it again', {
          issues: [{ field: 'ids', message: `is not the list of every ${collection.noun} there is` }],
          details: { reason: 'other-set', ids: current },
        });
      await setPositions(manager, collection.entity, ids);
      const titles = await titlesOf(manager, collection, ids);
      const moved = (order: number[]): string[] =>
        order.filter((_id, place) => ids[place] !== current[place]).map((id) => titles.get(id) ?? '');
      await this.auditLog.record(manager, {
        action: 'content-reordered',
        entity: { kind: collection.audited.kind, id: null, title: '', link: collection.audited.section },
        changes: changesBetween({ order: moved(current) }, { order: moved(ids) }, ['order']),
      });
      return { ids };
    });
  }
}

const isSameSet = (ids: number[], current: number[]): boolean => {
  const wanted = new Set(ids);
  return ids.length === current.length && wanted.size === ids.length && current.every((id) => wanted.has(id));
};
