import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { replaceDevelopmentImage } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { galleryChanges } from './development-changes.js';
import { toImage } from './development.mapper.js';
import { lockImage } from './lock-image.js';

/** Replaces the file of a gallery image, which keeps its id. */
@Injectable()
export class ReplaceImage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  @HandleRpc(replaceDevelopmentImage)
  replace({ id, url, by }: { id: number; url: string; by: string }): Promise<DevelopmentImage> {
    return this.dataSource.transaction(async (manager) => {
      const { image, project } = await lockImage(manager, id);
      const before = image.url;
      image.url = url;
      await manager.save(image);
      await this.announce.changed(manager, project, by, {
        action: 'gallery-image-replaced',
        changes: galleryChanges([before], [url]),
      });
      return toImage(image, project);
    });
  }
}
