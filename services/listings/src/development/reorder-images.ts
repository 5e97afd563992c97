import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { orderGallery } from '@manzil/contracts/http/development-editing';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { galleryChanges } from './development-changes.js';
import { toImage } from './development.mapper.js';
import { galleryOf, lockDevelopment } from './development.repository.js';
import { sameMembers } from './same-members.js';

/** Numbers the images of a gallery from 1 in the given order. */
@Injectable()
export class ReorderImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  @HandleRpc(orderGallery)
  reorder(request: {
    developmentId: number;
    ids: number[];
    by: string;
  }): Promise<{ images: DevelopmentImage[] }> {
    return this.dataSource.transaction(async (manager) => {
      const project = await lockDevelopment(manager, { id: request.developmentId });
      const gallery = await galleryOf(manager, project.id);
      sameMembers(
        request.ids,
        gallery.map(({ id }) => id),
      );
      const before = gallery.map(({ url }) => url);
      for (const image of gallery) image.position = request.ids.indexOf(image.id) + 1;
      await manager.save(gallery);
      const inOrder = gallery.sort((a, b) => a.position - b.position);
      await this.announce.changed(manager, project, request.by, {
        action: 'gallery-ordered',
        changes: galleryChanges(
          before,
          inOrder.map(({ url }) => url),
        ),
      });
      return { images: inOrder.map((image) => toImage(image, project)) };
    });
  }
}
