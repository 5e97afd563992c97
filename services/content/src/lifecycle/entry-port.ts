import type { EntryFields } from '@manzil/contracts/content/lifecycle';
import { validationError } from '@manzil/service-kit/errors';
import { IsNull, MoreThan, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import type { z } from 'zod';
import type { ChangeCollection } from '../editing/change-collection.js';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import type { Collection, Publishing } from '../editing/collection.js';
import { newEntry } from '../editing/create-entry.js';
import { placedIds, requireEntry, setVersion } from '../editing/entry.repository.js';
import type { EntryEntity } from '../editing/stamped.entity.js';
import type { StoreEntry } from '../editing/store-entry.js';
import type { ClaimFiles } from '../media-use/claim-files.js';
import { entryUser } from '../editing/entry-files.js';
import type { LifecyclePort, PublishedRecord, RecordSave } from '@manzil/lifecycle/lifecycle-port';

export interface EntryServices {
  changeCollection: ChangeCollection;
  storeEntry: StoreEntry;
  claimFiles: ClaimFiles;
}

type Published<E extends EntryEntity, Fields> = Collection<E, Fields, unknown, unknown> & {
  publishing: Publishing<E>;
};

interface PortOptions<Fields> {
  schema: z.ZodType<Fields>;
  /** For entries and drafts that visitors are not shown; by default the same. */
  hiddenSchema?: z.ZodType<Fields>;
  /** Prepares fields for storage, and rejects invalid ones, as a save does. */
  prepare?: (fields: Fields) => Fields;
  /** Sets the fields that say whether an entry is live, where there are any. */
  withState?: (fields: Fields, live: boolean) => Fields;
}

/** Creates the port of a collection. */
export function entryPort<E extends EntryEntity, Fields extends object>(
  { changeCollection, storeEntry, claimFiles }: EntryServices,
  collection: Published<E, Fields>,
  {
    schema,
    hiddenSchema = schema,
    prepare = (fields) => fields,
    withState = (fields) => fields,
  }: PortOptions<Fields>,
): LifecyclePort {
  const { publishing, noun, kind } = collection;
  const parsed = (fields: EntryFields, live: boolean): Fields => {
    const result = (live ? schema : hiddenSchema).safeParse(fields);
    if (!result.success) throw validationError(result.error, `This ${noun} cannot be saved like this`);
    return prepare(result.data);
  };
  const toRecord = (entity: E): PublishedRecord => ({
    id: entity.id,
    version: entity.version,
    title: collection.titleOf(entity),
    live: publishing.isLive(entity),
    publishAt: publishing.publishTimeOf?.(entity) ?? null,
    updatedAt: entity.updatedAt,
    updatedBy: entity.updatedBy,
    fields: publishing.fieldsOf(entity) as EntryFields,
  });
  const write = async (
    entity: E,
    fields: EntryFields,
    live: boolean,
    context: WriteContext,
  ): Promise<void> => {
    await collection.write(entity, withState(parsed(fields, live), live), context);
    publishing.setLive(entity, live, context.now);
  };
  return {
    kind: publishing.kind,
    noun,
    titleOf: (fields) => {
      const title = fields[publishing.titleField];
      return typeof title === 'string' ? title : '';
    },
    kept: publishing.kept,
    audited: ({ id, title }) => ({
      kind: collection.audited.kind,
      id: String(id),
      title,
      link: collection.audited.section,
    }),
    parse: (fields) => parsed(fields, false) as EntryFields,
    assertShowable: (fields) => {
      parsed(fields, true);
    },
    change: (work) => changeCollection.change(kind, work),
    changeUnseen: (work) => changeCollection.changeUnseen(kind, work),
    require: async (manager, id) => toRecord(await requireEntry(manager, collection, id)),
    list: async (manager, { after, take }) => {
      const where = { deletedAt: IsNull(), id: MoreThan(after) } as FindOptionsWhere<E>;
      const order = { id: 'ASC' } as FindOptionsOrder<E>;
      return (await manager.find(collection.entity, { where, order, take })).map(toRecord);
    },
    ...(collection.placed && { order: (manager) => placedIds(manager, collection.entity as never) }),
    create: async (context, fields, by) => {
      const entity = await newEntry(context, collection, by);
      await write(entity, fields, false, context);
      await storeEntry.store(context.manager, collection, {
        entity,
        action: 'content-created',
        before: null,
      });
      return toRecord(entity);
    },
    save: async (context, { id, fields, version, live, by }: RecordSave) => {
      const entity = await requireEntry(context.manager, collection, id);
      const before = { ...entity };
      await write(entity, fields, live, context);
      Object.assign(entity, { version, updatedAt: context.now, updatedBy: by });
      await storeEntry.store(context.manager, collection, { entity, action: 'content-updated', before });
      return toRecord(entity);
    },
    raiseVersion: (manager, id, version) => setVersion(manager, collection.entity, id, version),
    claimFiles: async (manager, id) => {
      const entity = await requireEntry(manager, collection, id);
      await claimFiles.claim(manager, await entryUser(manager, collection, entity));
    },
  };
}
