import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { MOST_GALLERY_IMAGES } from '@manzil/contracts/listings/development-edit';
import { addDevelopmentImages } from '@manzil/contracts/listings/development-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { galleryChanges } from './development-changes.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { toImage } from './development.mapper.js';
import { galleryOf, lockDevelopment } from './development.repository.js';

interface Addition {
  development: { id: number } | { name: string };
  urls: string[];
  by: string;
}

/** Appends images to a gallery, in the given order. */
@Injectable()
export class AddImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  @HandleRpc(addDevelopmentImages)
  add({ development, urls, by }: Addition): Promise<{ images: DevelopmentImage[] }> {
    return this.dataSource.transaction(async (manager) => {
      const project = await lockDevelopment(manager, development);
      const gallery = await galleryOf(manager, project.id);
      if (gallery.length + urls.length > MOST_GALLERY_IMAGES) {
        throw new DomainError('UNPROCESSABLE', `A gallery holds ${MOST_GALLERY_IMAGES} images at most`);
      }
      const last = gallery.at(-1)?.position ?? 0;
      const added = await manager.save(
        DevelopmentImageEntity,
        urls.map((url, index) => ({ developmentId: project.id, position: last + index + 1, url })),
      );
      await this.announce.changed(manager, project, by, {
        action: 'gallery-images-added',
        changes: galleryChanges([], urls),
      });
      return { images: added.map((image) => toImage(image, project)) };
    });
  }
}
