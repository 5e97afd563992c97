import type { EntryFields } from '@manzil/contracts/content/lifecycle';
import { pageFieldsSchema, type PageFields } from '@manzil/contracts/content/page';
import { validationError } from '@manzil/service-kit/errors';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { ChangeCollection } from '../editing/change-collection.js';
import type { ClaimFiles } from '../media-use/claim-files.js';
import { auditedPage } from '../page/audited-page.js';
import { changeRefusal, refuseTakenLink } from '../page/page-errors.js';
import { pageUser } from '../page/page-files.js';
import type { PagePaths } from '../page/page-paths.js';
import { PageEntity } from '../page/page.entity.js';
import { fieldsOfPage } from '../page/page.mapper.js';
import { changePage, findPage, insertPage } from '../page/page.repository.js';
import type { RecordPageSave } from '../page/record-page-save.js';
import { sanitisePage } from '../page/sanitise-page.js';
import type { LifecyclePort, PublishedRecord } from '@manzil/lifecycle/lifecycle-port';

export interface PageServices {
  changeCollection: ChangeCollection;
  recordPageSave: RecordPageSave;
  claimFiles: ClaimFiles;
  paths: PagePaths;
}

/** Creates the port of custom pages. HTML and CSS are sanitised once, when they come from staff. */
export function pagePort({
  changeCollection,
  recordPageSave,
  claimFiles,
  paths,
}: PageServices): LifecyclePort {
  return {
    kind: 'page',
    noun: 'page',
    titleOf: ({ title }) => (typeof title === 'string' ? title : ''),
    kept: ['linkAddress'],
    audited: (record) => auditedPage(record),
    parse: (fields) => ({ ...parsed(fields) }),
    assertPathIsFree: async ({ linkAddress }, id) => {
      if (typeof linkAddress === 'string') await paths.assertFree(linkAddress, id);
    },
    change: (work) => refuseTakenLink(() => changeCollection.change('page', work)),
    changeUnseen: (work) => refuseTakenLink(() => changeCollection.changeUnseen('page', work)),
    require: async (manager, id) => toRecord(await requirePage(manager, id)),
    list: async (manager, { after, take }) => {
      const where = { deletedAt: IsNull(), id: MoreThan(after) };
      return (await manager.find(PageEntity, { where, order: { id: 'ASC' }, take })).map(toRecord);
    },
    create: async ({ manager, now }, fields, by) => {
      const page = {
        ...parsed(fields),
        pageVal: 'pages' as const,
        live: false,
        updatedAt: now,
        updatedBy: by,
      };
      const created = await insertPage(manager, page);
      await recordPageSave.record(manager, { page: created, action: 'page-created', before: null });
      return toRecord(created);
    },
    save: async ({ manager, now }, { id, fields, version, live, by }) => {
      const change = { ...(fields as PageFields), live, updatedAt: now, updatedBy: by };
      const saved = await changePage(manager, { id, expectedVersion: version - 1 }, change);
      await recordPageSave.record(manager, { ...saved, action: 'page-updated' });
      return toRecord(saved.page);
    },
    raiseVersion: async (manager, id, version) => {
      await manager.update(PageEntity, { id }, { version });
    },
    claimFiles: async (manager, id) => {
      await claimFiles.claim(manager, [await pageUser(manager, await requirePage(manager, id))]);
    },
  };
}

async function requirePage(manager: EntityManager, id: number): Promise<PageEntity> {
  const page = await findPage(manager, id);
  if (page?.deletedAt !== null) throw changeRefusal(page);
  return page;
}

const toRecord = (page: PageEntity): PublishedRecord => ({
  id: page.id,
  version: page.version,
  title: page.title,
  live: page.live,
  publishAt: null,
  updatedAt: page.updatedAt,
  updatedBy: page.updatedBy,
  fields: { ...fieldsOfPage(page) },
});

function parsed(fields: EntryFields): PageFields {
  const result = pageFieldsSchema.safeParse(fields);
  if (!result.success) throw validationError(result.error, 'This page cannot be saved like this');
  return { ...result.data, ...sanitisePage(result.data) };
}
