import type { Page } from '@manzil/contracts/content/page';
import { restorePage } from '@manzil/contracts/content/page-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ChangeCollection } from '../editing/change-collection.js';
import { RecordPageSave } from './record-page-save.js';
import { Clock } from '../clock.js';
import { noSuchPage, refuseTakenLink } from './page-errors.js';
import { PagePaths } from './page-paths.js';
import { PageEntity } from './page.entity.js';
import { toPage } from './page.mapper.js';
import { deleteRedirect, findPage, lockPage, redirectUnusedPath, storeVersion } from './page.repository.js';

const NOT_DELETED = { deletedAt: null, deletedBy: null };

/**
 * Restores a page from the recycle bin unchanged. With a new path it gets a new version and revision, and its former
 * path redirects to it unless another page uses that path by now.
 */
@Injectable()
export class RestoreContentPage {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly recordPageSave: RecordPageSave,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
    private readonly paths: PagePaths,
  ) {}

  @HandleRpc(restorePage)
  async restore({ id, linkAddress, by }: z.output<typeof restorePage.request>): Promise<Page> {
    const link = linkAddress ?? (await findPage(this.dataSource.manager, id))?.linkAddress;
    if (link !== undefined) await this.paths.assertFree(link);
    return refuseTakenLink(() =>
      this.changeCollection.change('page', async ({ manager }) => {
        const deleted = await lockPage(manager, id);
        if (deleted === null) throw noSuchPage();
        if (deleted.deletedAt === null)
          throw new DomainError('CONFLICT', 'This page is not in the recycle bin', {
            details: { reason: 'active' },
          });
        const page =
          linkAddress === undefined || linkAddress === deleted.linkAddress
            ? await restoreUnchanged(manager, deleted)
            : await this.restoreAt(manager, deleted, linkAddress, by);
        await this.recordPageSave.record(manager, { page, action: 'page-restored', before: deleted });
        return toPage(page);
      }),
    );
  }

  private async restoreAt(
    manager: EntityManager,
    deleted: PageEntity,
    linkAddress: string,
    by: string,
  ): Promise<PageEntity> {
    const { id } = deleted;
    const save = { version: deleted.version + 1, updatedAt: this.clock.now(), updatedBy: by };
    await manager.update(PageEntity, { id }, { ...NOT_DELETED, ...save, linkAddress });
    if (deleted.live) {
      await deleteRedirect(manager, linkAddress);
      await redirectUnusedPath(manager, deleted);
    }
    const page = await manager.findOneByOrFail(PageEntity, { id });
    await storeVersion(manager, page);
    return page;
  }
}

async function restoreUnchanged(
  manager: EntityManager,
  { id, linkAddress, live }: PageEntity,
): Promise<PageEntity> {
  await manager.update(PageEntity, { id }, NOT_DELETED);
  if (live) await deleteRedirect(manager, linkAddress);
  const page = await findPage(manager, id);
  if (page === null) throw noSuchPage();
  return page;
}
