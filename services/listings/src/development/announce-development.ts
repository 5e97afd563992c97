import { listingsAuditRecorded, type AuditChange, type AuditEntity } from '@manzil/contracts/audit';
import { developmentChanged } from '@manzil/contracts/listings/events';
import { claimReferences } from '@manzil/contracts/media/commands';
import { referencesInParts } from '@manzil/contracts/media/references';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DevelopmentEntity } from './development.entity.js';
import { galleryOf } from './development.repository.js';

interface Act {
  action: string;
  changes?: AuditChange[];
}

/**
 * Publishes, in the transaction of a change, that a project has changed, with its audit record and the files that it
 * uses now.
 */
@Injectable()
export class AnnounceDevelopment {
  constructor(private readonly outbox: Outbox) {}

  /** Every change of the project or its gallery becomes its next version, made by `by`. */
  async changed(
    manager: EntityManager,
    development: DevelopmentEntity,
    by: string,
    act?: Act,
  ): Promise<void> {
    development.version += 1;
    development.updatedBy = by;
    await manager.save(development);
    await this.publish(manager, development, act);
  }

  async created(
    manager: EntityManager,
    development: DevelopmentEntity,
    changes: AuditChange[],
  ): Promise<void> {
    await this.publish(manager, development, { action: 'development-created', changes });
  }

  private async publish(manager: EntityManager, development: DevelopmentEntity, act?: Act): Promise<void> {
    const { id, pagelink } = development;
    await this.outbox.add(manager, developmentChanged, { id, pagelink });
    await this.claimFiles(manager, development);
    if (act !== undefined)
      await this.outbox.add(
        manager,
        listingsAuditRecorded,
        auditRecord({ ...act, entity: auditedDevelopment(development) }),
      );
  }

  async deleted(manager: EntityManager, development: DevelopmentEntity): Promise<void> {
    const { id, pagelink, name, version } = development;
    await this.outbox.add(manager, developmentChanged, { id, pagelink });
    const noFiles = { owner: ownerOf(id), label: name, version: version + 1, filenames: [] };
    await this.outbox.add(manager, claimReferences, noFiles);
    const entity = { ...auditedDevelopment(development), link: null };
    await this.outbox.add(
      manager,
      listingsAuditRecorded,
      auditRecord({ action: 'development-deleted', entity }),
    );
  }

  /** Claims the files of the project. Repeating a claim changes nothing, because media compares versions. */
  async claimFiles(manager: EntityManager, development: DevelopmentEntity): Promise<void> {
    const { id, name, version, bannerImage, floorPlan, brochure } = development;
    const { description, paymentPlan, facilities, keyFeatures } = development;
    const gallery = await galleryOf(manager, id);
    const references = referencesInParts({
      owner: ownerOf(id),
      label: name,
      version,
      filenames: uploadsIn(
        ...[bannerImage, floorPlan, brochure],
        ...[description, paymentPlan, facilities, keyFeatures],
        ...gallery.map(({ url }) => url),
      ),
    });
    await this.outbox.addMany(manager, claimReferences, references);
  }
}

const auditedDevelopment = ({ id, name }: DevelopmentEntity): AuditEntity => ({
  kind: 'development',
  id: String(id),
  title: name,
  link: `/backend/developments/${id}`,
});

const ownerOf = (id: number): string => `development:${id}`;
