import type { BinEntryKind, Binned } from '@manzil/contracts/content/bin';
import type { purgeFromBin, restoreFromBin } from '@manzil/contracts/content/bin-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { z } from 'zod';
import type { Collection } from '../editing/collection.js';
import { toDeletedEntry } from '../editing/deleted-entry.mapper.js';
import type { EditEntries } from '../editing/edit-entries.js';
import type { PurgeEntries } from '../editing/purge-entries.js';
import type { EntryEntity } from '../editing/stamped.entity.js';

type Restore = Pick<z.output<typeof restoreFromBin.request>, 'id' | 'slug' | 'by'>;

/** The operations that a kind of content provides to the recycle bin. */
export interface BinPort {
  entity: new () => { id: number };
  /** Returns deleted entries by their ids. */
  find: (manager: EntityManager, ids: readonly number[]) => Promise<Binned[]>;
}

/** The further operations that a collection provides to the recycle bin. */
export interface EntryBinPort extends BinPort {
  restore: (request: Restore) => Promise<z.output<typeof restoreFromBin.response>>;
  purge: (manager: EntityManager, id: number) => Promise<z.output<typeof purgeFromBin.response>>;
}

interface Services {
  edit: EditEntries;
  purgeEntries: PurgeEntries;
}

interface Restored {
  id: number;
  version: number;
}

/** Creates the port of a collection. */
export function entryBinPort<E extends EntryEntity, Entry extends Restored>(
  { edit, purgeEntries }: Services,
  kind: BinEntryKind,
  collection: Collection<E, never, Entry, unknown>,
): EntryBinPort {
  const { entity, noun, slug, titleOf, listColumns } = collection;
  return {
    entity,
    find: async (manager, ids) => {
      const where = { id: In([...ids]) } as FindOptionsWhere<E>;
      const columns = listColumns === undefined ? {} : { select: listColumns };
      const found = await manager.find(entity, { ...columns, where });
      return found
        .filter(({ deletedAt }) => deletedAt !== null)
        .map((entry) => ({
          ...toDeletedEntry(entry, titleOf(entry)),
          kind,
          slug: slug?.of(entry) ?? null,
        }));
    },
    restore: async (request) => {
      const { id, version } = await edit.restoreEntry.restore(collection, request);
      return { id, version };
    },
    purge: async (manager, id) => {
      const where = { id } as FindOptionsWhere<E>;
      // The lock serialises this with a concurrent restore.
      const gone = await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
      if (gone === null) throw new DomainError('NOT_FOUND', `There is no such ${noun}`);
      if (gone.deletedAt === null)
        throw new DomainError('CONFLICT', `This ${noun} is not deleted`, {
          details: { reason: 'not-deleted' },
        });
      await purgeEntries.purge(manager, collection, [gone]);
      return { title: titleOf(gone) };
    },
  };
}
