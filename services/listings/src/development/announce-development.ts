import { developmentChanged } from '@manzil/contracts/listings/facts';
import { assetsReferenced } from '@manzil/contracts/media/facts';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { Outbox } from '@manzil/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DevelopmentEntity } from './development.entity.js';
import { galleryOf } from './development.repository.js';

/** Tells, in the transaction of a change, that a project has changed and which files it uses now. */
@Injectable()
export class AnnounceDevelopment {
  constructor(private readonly outbox: Outbox) {}

  /** Whatever has been done to the project or its gallery becomes its next version, the one that `by` made. */
  async changed(manager: EntityManager, development: DevelopmentEntity, by: string): Promise<void> {
    development.version += 1;
    development.updatedBy = by;
    await manager.save(development);
    await this.created(manager, development);
  }

  async created(manager: EntityManager, development: DevelopmentEntity): Promise<void> {
    const { id, pagelink } = development;
    await this.outbox.add(manager, developmentChanged, { id, pagelink });
    await this.uses(manager, development);
  }

  async deleted(manager: EntityManager, { id, pagelink, name, version }: DevelopmentEntity): Promise<void> {
    await this.outbox.add(manager, developmentChanged, { id, pagelink });
    const gone = { owner: ownerOf(id), label: name, version: version + 1, filenames: [] };
    await this.outbox.add(manager, assetsReferenced, gone);
  }

  /** Said again it changes nothing: media knows the version. */
  async uses(manager: EntityManager, development: DevelopmentEntity): Promise<void> {
    const { id, name, version, bannerImage, floorPlan, brochure } = development;
    const { description, paymentPlan, facilities, keyFeatures } = development;
    const gallery = await galleryOf(manager, id);
    await this.outbox.add(manager, assetsReferenced, {
      owner: ownerOf(id),
      label: name,
      version,
      filenames: uploadsIn(
        ...[bannerImage, floorPlan, brochure],
        ...[description, paymentPlan, facilities, keyFeatures],
        ...gallery.map(({ url }) => url),
      ),
    });
  }
}

const ownerOf = (id: number): string => `development:${id}`;
