import { restoreDevelopment } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { PropertyEntity } from '../property/property.entity.js';
import { AnnounceDevelopment } from './announce-development.js';
import { claimNames } from './claim-names.js';
import { DeletedDevelopmentEntity } from './deleted-development.entity.js';
import { lockDeleted } from './deleted-developments.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { DevelopmentPaths } from './development-paths.js';
import { DevelopmentEntity } from './development.entity.js';
import { readWhole, type WholeDevelopment } from './development.repository.js';
import { setGallery } from './set-gallery.js';

/**
 * Restores a project from the recycle bin, with its number, gallery, versions, draft and former links. CONFLICT naming
 * `name` or `pagelink` when it was taken meanwhile; another one can be given.
 */
@Injectable()
export class RestoreDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
    private readonly paths: DevelopmentPaths,
  ) {}

  @HandleRpc(restoreDevelopment)
  async restore({
    id,
    by,
    ...names
  }: z.output<typeof restoreDevelopment.request>): Promise<WholeDevelopment> {
    const inBin = await this.dataSource.manager.findOneBy(DeletedDevelopmentEntity, { id });
    const pagelink = names.pagelink ?? inBin?.pagelink;
    if (pagelink !== undefined) await this.paths.assertFree(pagelink);
    return this.dataSource.transaction(async (manager) => {
      const deleted = await lockDeleted(manager, id);
      const project = manager.create(DevelopmentEntity, deleted.record);
      project.name = names.name ?? project.name;
      project.pagelink = names.pagelink ?? project.pagelink;
      project.version += 1;
      project.updatedBy = by;
      await claimNames(manager, project);
      await manager.insert(DevelopmentEntity, project);
      const restored = await manager.findOneByOrFail(DevelopmentEntity, { id });
      await setGallery(manager, id, deleted.images);
      const links = [...deleted.formerLinks, deleted.pagelink].filter((link) => link !== project.pagelink);
      await this.restoreFormerLinks(manager, id, links);
      await this.announce.restored(manager, restored);
      await manager.delete(DeletedDevelopmentEntity, { id });
      return readWhole(manager, restored);
    });
  }

  /** Former links that have been taken meanwhile are not restored. */
  private async restoreFormerLinks(
    manager: EntityManager,
    developmentId: number,
    links: string[],
  ): Promise<void> {
    const where = { pagelink: In(links) };
    const taken = new Set<string>();
    for (const entity of [DevelopmentEntity, PropertyEntity, DevelopmentFormerLinkEntity])
      for (const { pagelink } of await manager.find(entity, { where, select: { pagelink: true } }))
        taken.add(pagelink);
    const free = links.filter((pagelink) => !taken.has(pagelink));
    await manager.insert(
      DevelopmentFormerLinkEntity,
      free.map((pagelink) => ({ pagelink, developmentId })),
    );
  }
}
