import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { listDevelopmentImages } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { canBeText } from '../row-key.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { toImage } from './development.mapper.js';
import { DevelopmentEntity } from './development.entity.js';

interface ImageFilter {
  developmentName?: string | undefined;
  liveOnly: boolean;
}

/** Lists gallery images in the order of the projects and of their galleries; none for an unknown name. */
@Injectable()
export class ListImages {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listDevelopmentImages)
  async list({ developmentName, liveOnly }: ImageFilter): Promise<{ images: DevelopmentImage[] }> {
    if (developmentName !== undefined && !canBeText(developmentName)) return { images: [] };
    const { manager } = this.dataSource;
    const projects = await manager.find(DevelopmentEntity, {
      where: {
        ...(developmentName !== undefined && { name: developmentName }),
        ...(liveOnly && { live: true }),
      },
      order: { position: 'ASC', id: 'ASC' },
    });
    const images = await manager.find(DevelopmentImageEntity, {
      where: { developmentId: In(projects.map(({ id }) => id)) },
      order: { position: 'ASC', id: 'ASC' },
    });
    return {
      images: projects.flatMap((project) =>
        images
          .filter(({ developmentId }) => developmentId === project.id)
          .map((image) => toImage(image, project)),
      ),
    };
  }
}
