import type { AuditChange } from '@manzil/contracts/audit';
import type { DevelopmentChanges } from '@manzil/contracts/listings/development-edit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { claimNames } from './claim-names.js';
import { cleanChanges } from './clean-changes.js';
import { developmentChanges } from './development-changes.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { lockDevelopment, readWhole, type WholeDevelopment } from './development.repository.js';

interface Update {
  id: number;
  expectedVersion?: number | undefined;
  changes: DevelopmentChanges;
  by: string;
}

/** Changes the given fields. The gallery follows a new name, and the old link redirects to the new one. */
@Injectable()
export class UpdateDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  update({ id, expectedVersion, changes, by }: Update): Promise<WholeDevelopment> {
    return this.dataSource.transaction(async (manager) => {
      const project = await lockDevelopment(manager, { id }, expectedVersion);
      const before = { ...project };
      Object.assign(project, cleanChanges(changes));
      if (project.name !== before.name || project.pagelink !== before.pagelink)
        await claimNames(manager, project);
      const fields = developmentChanges(before, project);
      await this.announce.changed(manager, project, by, { action: actionOf(fields), changes: fields });
      if (project.pagelink !== before.pagelink)
        await manager.insert(DevelopmentFormerLinkEntity, { pagelink: before.pagelink, developmentId: id });
      return readWhole(manager, project);
    });
  }
}

/** Switching a project on or off has an action of its own in the audit trail. */
function actionOf([first, ...others]: readonly AuditChange[]): string {
  if (first?.field !== 'live' || others.length > 0) return 'development-changed';
  return first.after === true ? 'development-put-online' : 'development-taken-offline';
}
