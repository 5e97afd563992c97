import type { DevelopmentChanges } from '@manzil/contracts/listings/development-edit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { claimNames } from './claim-names.js';
import { cleanChanges } from './clean-changes.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { lockDevelopment, readWhole, type WholeDevelopment } from './development.repository.js';

interface Update {
  id: number;
  expectedVersion?: number | undefined;
  changes: DevelopmentChanges;
  by: string;
}

/** Changes what is given. Its gallery follows a rename, and its old link leads to the new one. */
@Injectable()
export class UpdateDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  execute({ id, expectedVersion, changes, by }: Update): Promise<WholeDevelopment> {
    return this.dataSource.transaction(async (manager) => {
      const project = await lockDevelopment(manager, { id }, expectedVersion);
      const before = { name: project.name, pagelink: project.pagelink };
      Object.assign(project, cleanChanges(changes));
      if (project.name !== before.name || project.pagelink !== before.pagelink)
        await claimNames(manager, project);
      await this.announce.changed(manager, project, by);
      if (project.pagelink !== before.pagelink)
        await manager.insert(DevelopmentFormerLinkEntity, { pagelink: before.pagelink, developmentId: id });
      return readWhole(manager, project);
    });
  }
}
