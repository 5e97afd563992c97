import type { Development, DevelopmentImage } from '@manzil/contracts/listings/development';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { DevelopmentEntity } from './development.entity.js';

/** One project, live or not, with its gallery in order. */
@Injectable()
export class GetDevelopment {
  constructor(private readonly dataSource: DataSource) {}

  async execute(by: { pagelink: string } | { id: number }): Promise<{
    development: Development;
    images: DevelopmentImage[];
  }> {
    const development = canBeKey(by)
      ? await this.dataSource.getRepository(DevelopmentEntity).findOneBy(by)
      : null;
    if (development === null) throw new DomainError('NOT_FOUND', 'There is no such project');
    const images = await this.dataSource.getRepository(DevelopmentImageEntity).find({
      where: { developmentId: development.id },
      order: { position: 'ASC', id: 'ASC' },
    });
    return {
      development,
      images: images.map(({ id, url }) => ({
        id,
        url,
        developmentId: development.id,
        developmentName: development.name,
      })),
    };
  }
}
