import type { AuditChange, AuditEntity } from '@manzil/contracts/audit';
import { developmentChanged } from '@manzil/contracts/listings/events';
import { claimReferences } from '@manzil/contracts/media/commands';
import { referencesInParts } from '@manzil/contracts/media/references';
import { uploadsIn } from '@manzil/contracts/media/uploads-in';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { filesOfVersions } from '@manzil/lifecycle/version.repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DevelopmentEntity } from './development.entity.js';
import { imagesOf, KIND, recordBesideDraft, recordProjectSave } from './development-versions.js';
import { ListingsAudit } from './listings-audit.js';

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
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: ListingsAudit,
  ) {}

  /** Every change of the project or its gallery becomes its next version, made by `by`. */
  async changed(manager: EntityManager, development: DevelopmentEntity, by: string, act: Act): Promise<void> {
    await raise(manager, development, by);
    await recordProjectSave(manager, development);
    await this.publish(manager, development, act);
  }

  /** A new position is a version too, but does not affect the draft. */
  async moved(manager: EntityManager, development: DevelopmentEntity, by: string): Promise<void> {
    await raise(manager, development, by);
    await recordBesideDraft(manager, development);
    await this.publish(manager, development);
  }

  /** The Arabic texts of the project have changed, but not the project itself. */
  async translated(manager: EntityManager, development: DevelopmentEntity): Promise<void> {
    const { id, pagelink } = development;
    await this.outbox.add(manager, developmentChanged, { id, pagelink });
  }

  /** A project is back from the recycle bin, with its draft. */
  async restored(manager: EntityManager, development: DevelopmentEntity): Promise<void> {
    await recordBesideDraft(manager, development);
    await this.publish(manager, development, { action: 'development-restored' });
  }

  async created(
    manager: EntityManager,
    development: DevelopmentEntity,
    changes: AuditChange[],
  ): Promise<void> {
    await recordProjectSave(manager, development);
    await this.publish(manager, development, { action: 'development-created', changes });
  }

  private async publish(manager: EntityManager, development: DevelopmentEntity, act?: Act): Promise<void> {
    const { id, pagelink } = development;
    await this.outbox.add(manager, developmentChanged, { id, pagelink });
    await this.claimFiles(manager, development);
    if (act !== undefined)
      await this.audit.record(manager, { ...act, entity: auditedDevelopment(development) });
  }

  /** The project keeps its files, because it can be restored. */
  async deleted(manager: EntityManager, development: DevelopmentEntity): Promise<void> {
    const { id, pagelink } = development;
    await this.outbox.add(manager, developmentChanged, { id, pagelink });
    await this.audit.record(manager, {
      action: 'development-deleted',
      entity: { ...auditedDevelopment(development), link: null },
    });
  }

  /** Releases the files of a project that cannot be restored any more. */
  async purged(manager: EntityManager, development: Claimant): Promise<void> {
    const { id, name, version } = development;
    const noFiles = { owner: ownerOf(id), label: name, version: version + 1, filenames: [] };
    await this.outbox.add(manager, claimReferences, noFiles);
    await this.audit.record(manager, {
      action: 'development-purged',
      entity: { ...auditedDevelopment(development), link: null },
    });
  }

  /**
   * Claims the files of a project and of its versions, because each of them can be restored. Repeating a claim changes
   * nothing, because media compares versions.
   */
  async claimFiles(
    manager: EntityManager,
    development: Claimant & Partial<DevelopmentEntity>,
    images?: readonly string[],
  ): Promise<void> {
    const { id, name, version, bannerImage = '', floorPlan = '', brochure = '' } = development;
    const { description = '', paymentPlan = '', facilities = '', keyFeatures = '' } = development;
    const references = referencesInParts({
      owner: ownerOf(id),
      label: name,
      version,
      filenames: uploadsIn(
        ...[bannerImage, floorPlan, brochure],
        ...[description, paymentPlan, facilities, keyFeatures],
        ...(images ?? (await imagesOf(manager, id))),
        ...(await filesOfVersions(manager, { kind: KIND, id })),
      ),
    });
    await this.outbox.addMany(manager, claimReferences, references);
  }
}

async function raise(manager: EntityManager, development: DevelopmentEntity, by: string): Promise<void> {
  development.version += 1;
  development.updatedBy = by;
  await manager.save(development);
}

type Claimant = Pick<DevelopmentEntity, 'id' | 'name' | 'version'>;

export const auditedDevelopment = ({ id, name }: Pick<DevelopmentEntity, 'id' | 'name'>): AuditEntity => ({
  kind: 'development',
  id: String(id),
  title: name,
  link: `/backend/developments/${id}`,
});

const ownerOf = (id: number): string => `development:${id}`;
