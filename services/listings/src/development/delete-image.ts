import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { deleteDevelopmentImage } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { galleryChanges } from './development-changes.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { toImage } from './development.mapper.js';
import { lockImage } from './lock-image.js';

@Injectable()
export class DeleteImage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  @HandleRpc(deleteDevelopmentImage)
  delete({ id, by }: { id: number; by: string }): Promise<DevelopmentImage> {
    return this.dataSource.transaction(async (manager) => {
      const { image, project } = await lockImage(manager, id);
      await manager.delete(DevelopmentImageEntity, { id });
      await this.announce.changed(manager, project, by, {
        action: 'gallery-image-deleted',
        changes: galleryChanges([image.url], []),
      });
      return toImage(image, project);
    });
  }
}
