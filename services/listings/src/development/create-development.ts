import { createDevelopment } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AnnounceDevelopment } from './announce-development.js';
import { assertBanner } from './assert-banner.js';
import { claimNames } from './claim-names.js';
import { cleanChanges } from './clean-changes.js';
import { developmentChanges } from './development-changes.js';
import { DevelopmentPaths } from './development-paths.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { DevelopmentEntity } from './development.entity.js';
import { readWhole, type WholeDevelopment } from './development.repository.js';

const DEFAULTS = {
  developerName: '',
  price: null,
  bannerImage: '',
  floorPlan: null,
  brochure: null,
  completion: '',
  permitNumber: '',
  videoUrl: null,
  mapUrl: null,
  description: '',
  paymentPlan: '',
  facilities: '',
  keyFeatures: '',
  live: true,
} satisfies Partial<DevelopmentEntity>;

/** Creates a project with its gallery. It is live by default, and last in the list unless it has a position. */
@Injectable()
export class CreateDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
    private readonly paths: DevelopmentPaths,
  ) {}

  @HandleRpc(createDevelopment)
  async create(request: z.output<typeof createDevelopment.request>): Promise<WholeDevelopment> {
    await this.paths.assertFree(request.pagelink);
    return this.dataSource.transaction(async (manager) =>
      readWhole(manager, await this.createIn(manager, request)),
    );
  }

  async createIn(
    manager: EntityManager,
    { images, by, ...fields }: z.output<typeof createDevelopment.request>,
  ): Promise<DevelopmentEntity> {
    await claimNames(manager, fields);
    // The lock of claimNames prevents two new projects from getting the same position.
    const position = fields.position ?? (await lastPosition(manager)) + 1;
    const project = manager.create(DevelopmentEntity, {
      ...DEFAULTS,
      ...cleanChanges(fields),
      position,
      version: 1,
      updatedBy: by,
    });
    assertBanner(project);
    const { id } = await manager.save(project);
    await manager.insert(
      DevelopmentImageEntity,
      images.map((url, place) => ({ developmentId: id, position: place + 1, url })),
    );
    await this.announce.created(manager, project, developmentChanges(null, project));
    return project;
  }
}

const lastPosition = async (manager: EntityManager): Promise<number> =>
  (await manager.maximum(DevelopmentEntity, 'position')) ?? 0;
