import type { createDevelopment } from '@manzil/contracts/listings/rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AnnounceDevelopment } from './announce-development.js';
import { claimNames } from './claim-names.js';
import { cleanChanges } from './clean-changes.js';
import { developmentChanges } from './development-changes.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { DevelopmentEntity } from './development.entity.js';
import { readWhole, type WholeDevelopment } from './development.repository.js';

const NOTHING_SAID = {
  developerName: '',
  price: null,
  floorPlan: null,
  brochure: null,
  completion: '',
  videoUrl: null,
  mapUrl: null,
  description: '',
  paymentPlan: '',
  facilities: '',
  keyFeatures: '',
  live: true,
} satisfies Partial<DevelopmentEntity>;

/** A new project with its gallery, live at once unless it says otherwise, and last unless it has a place. */
@Injectable()
export class CreateDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  execute({ images, by, ...fields }: z.output<typeof createDevelopment.request>): Promise<WholeDevelopment> {
    return this.dataSource.transaction(async (manager) => {
      await claimNames(manager, fields);
      // The lock of the names is held, so that two new projects do not get one place.
      const position = fields.position ?? (await lastPosition(manager)) + 1;
      const project = manager.create(DevelopmentEntity, {
        ...NOTHING_SAID,
        ...cleanChanges(fields),
        position,
        version: 1,
        updatedBy: by,
      });
      const { id } = await manager.save(project);
      await manager.insert(
        DevelopmentImageEntity,
        images.map((url, place) => ({ developmentId: id, position: place + 1, url })),
      );
      await this.announce.created(manager, project, developmentChanges(null, project));
      return readWhole(manager, project);
    });
  }
}

const lastPosition = async (manager: EntityManager): Promise<number> =>
  (await manager.maximum(DevelopmentEntity, 'position')) ?? 0;
