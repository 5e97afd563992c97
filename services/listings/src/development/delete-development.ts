import type { Development } from '@manzil/contracts/listings/development';
import { deleteDevelopment } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AnnounceDevelopment } from './announce-development.js';
import { DeletedDevelopmentEntity } from './deleted-development.entity.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { imagesOf } from './development-versions.js';
import { toDevelopment } from './development.mapper.js';
import { DevelopmentEntity } from './development.entity.js';
import { lockDevelopment } from './development.repository.js';

/** Puts a project into the recycle bin, with its gallery and its former links. */
@Injectable()
export class DeleteDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  @HandleRpc(deleteDevelopment)
  delete({ id, expectedVersion, by }: z.output<typeof deleteDevelopment.request>): Promise<Development> {
    return this.dataSource.transaction(async (manager) => {
      const project = await lockDevelopment(manager, { id }, expectedVersion);
      const formerLinks = await manager.findBy(DevelopmentFormerLinkEntity, { developmentId: id });
      await manager.insert(DeletedDevelopmentEntity, {
        id,
        name: project.name,
        pagelink: project.pagelink,
        record: { ...project },
        images: await imagesOf(manager, id),
        formerLinks: formerLinks.map(({ pagelink }) => pagelink),
        deletedAt: new Date(),
        deletedBy: by,
      });
      await this.announce.deleted(manager, project);
      await manager.delete(DevelopmentEntity, { id });
      return toDevelopment(project);
    });
  }
}
