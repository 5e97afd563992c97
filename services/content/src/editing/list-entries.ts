import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../clock.js';
import { lifecyclesOf } from '@manzil/lifecycle/lifecycle.mapper';
import type { Collection } from './collection.js';
import { toDeletedEntry } from './deleted-entry.mapper.js';
import { purgeLimitAt } from './restore-time.js';
import type { EntryEntity } from './stamped.entity.js';

const DELETED_SHOWN = 50;

export interface EntryList<Listed> {
  entries: Listed[];
  total: number;
  deleted: DeletedEntry[];
}

/** Lists a part of a collection for staff, with the 50 last deleted entries that can be restored. */
@Injectable()
export class ListEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list<E extends EntryEntity, Listed>(
    collection: Collection<E, never, unknown, Listed>,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<EntryList<Listed>> {
    const { entity, order, listColumns } = collection;
    const columns = listColumns === undefined ? {} : { select: listColumns };
    const since = purgeLimitAt(this.clock.now());
    const [[entries, total], deleted] = await Promise.all([
      this.dataSource.manager.findAndCount(entity, {
        ...columns,
        where: { deletedAt: IsNull() } as FindOptionsWhere<E>,
        order,
        skip: offset,
        take: limit,
      }),
      this.dataSource.manager.find(entity, {
        ...columns,
        where: { deletedAt: MoreThan(since) } as FindOptionsWhere<E>,
        order: { deletedAt: 'DESC', id: 'DESC' } as FindOptionsOrder<E>,
        take: DELETED_SHOWN,
      }),
    ]);
    const lifecycles = await this.lifecyclesOf(collection, entries);
    return {
      entries: entries.map((entry) => ({
        ...collection.toListed(entry),
        lifecycle: lifecycles.get(entry.id),
      })),
      total,
      deleted: deleted.map((each) => toDeletedEntry(each, collection.titleOf(each))),
    };
  }

  /** Returns the lifecycle of entries by id; empty for a collection without drafts. */
  lifecyclesOf<E extends EntryEntity>(
    { publishing }: Pick<Collection<E, never, unknown, unknown>, 'publishing'>,
    entries: readonly E[],
  ): Promise<Map<number, Lifecycle>> {
    if (publishing === undefined) return Promise.resolve(new Map<number, Lifecycle>());
    const known = entries.map((entry) => ({
      id: entry.id,
      version: entry.version,
      live: publishing.isLive(entry),
      publishAt: publishing.publishTimeOf?.(entry) ?? null,
      updatedBy: entry.updatedBy,
    }));
    return lifecyclesOf(this.dataSource.manager, publishing.kind, known);
  }
}
