import type { AuditChange } from '@manzil/contracts/audit';
import type { DevelopmentChanges } from '@manzil/contracts/listings/development-edit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { assertBanner } from './assert-banner.js';
import { claimNames } from './claim-names.js';
import { cleanChanges } from './clean-changes.js';
import { developmentChanges, galleryChanges } from './development-changes.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import type { DevelopmentEntity } from './development.entity.js';
import { setGallery } from './set-gallery.js';

interface Save {
  changes: DevelopmentChanges;
  /** The files of the gallery; absent where it stays as it is. */
  images?: readonly string[];
  by: string;
}

/**
 * Changes the given fields of a locked project as its next version. The gallery follows a new name, and the old link
 * redirects to the new one.
 */
@Injectable()
export class SaveDevelopment {
  constructor(private readonly announce: AnnounceDevelopment) {}

  async save(
    manager: EntityManager,
    project: DevelopmentEntity,
    { changes, images, by }: Save,
  ): Promise<void> {
    const before = { ...project };
    Object.assign(project, cleanChanges(changes));
    assertBanner(project);
    if (project.name !== before.name || project.pagelink !== before.pagelink)
      await claimNames(manager, project);
    const former = images && (await setGallery(manager, project.id, images));
    const fields = [
      ...developmentChanges(before, project),
      ...(images && former ? galleryChanges(former, images) : []),
    ];
    await this.announce.changed(manager, project, by, { action: actionOf(fields), changes: fields });
    if (project.pagelink !== before.pagelink)
      await manager.insert(DevelopmentFormerLinkEntity, {
        pagelink: before.pagelink,
        developmentId: project.id,
      });
  }
}

/** Switching a project on or off has an action of its own in the audit trail. */
function actionOf([first, ...others]: readonly AuditChange[]): string {
  if (first?.field !== 'live' || others.length > 0) return 'development-changed';
  return first.after === true ? 'development-put-online' : 'development-taken-offline';
}
