import type { EntryFields } from '@manzil/contracts/content/lifecycle';
import { DomainError, validationError } from '@manzil/service-kit/errors';
import type { ChangeCollection } from '../editing/change-collection.js';
import type { FooterEntity } from '../site-frame/footer.entity.js';
import { findFramePart, FRAME_ID, type FramePart } from '../site-frame/frame-part.js';
import type { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
import type { StoreFramePart } from '../site-frame/store-frame-part.js';
import type { LifecyclePort, PublishedRecord } from '@manzil/lifecycle/lifecycle-port';

export interface FrameServices {
  changeCollection: ChangeCollection;
  storeFramePart: StoreFramePart;
}

/** Creates the port of the footer, or of the style of the navigation. */
export function framePort<E extends FooterEntity | NavigationStyleEntity, Fields extends object>(
  { changeCollection, storeFramePart }: FrameServices,
  part: FramePart<E, Fields>,
): LifecyclePort {
  const { kind, noun, audited, schema, fieldsOf } = part;
  const parsed = (fields: EntryFields): Fields => {
    const result = schema.safeParse(fields);
    if (!result.success) throw validationError(result.error, `This ${noun} cannot be saved like this`);
    return result.data;
  };
  const toRecord = (row: E): PublishedRecord => ({
    id: FRAME_ID,
    version: row.version,
    title: audited.title,
    live: true,
    publishAt: null,
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
    fields: fieldsOf(row) as EntryFields,
  });
  return {
    kind,
    noun,
    titleOf: () => audited.title,
    kept: [],
    audited: () => audited,
    parse: (fields) => parsed(fields) as EntryFields,
    change: (work) => changeCollection.change('site-frame', work),
    changeUnseen: (work) => changeCollection.changeUnseen('site-frame', work),
    require: async (manager, id) => {
      if (id !== FRAME_ID) throw new DomainError('NOT_FOUND', `There is no such ${noun}`);
      return toRecord(await findFramePart(manager, part));
    },
    list: async (manager, { after }) =>
      after < FRAME_ID ? [toRecord(await findFramePart(manager, part))] : [],
    save: async (context, { fields, by }) => {
      const before = await findFramePart(context.manager, part);
      return toRecord(await storeFramePart.store(context, part, before, { fields: parsed(fields), by }));
    },
    raiseVersion: async (manager, _id, version) => {
      await manager.save(Object.assign(await findFramePart(manager, part), { version }));
    },
    claimFiles: async (manager) => {
      await storeFramePart.claim(manager, part, await findFramePart(manager, part));
    },
  };
}
