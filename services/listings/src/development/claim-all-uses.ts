import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { DevelopmentEntity } from './development.entity.js';

/**
 * Says of every project which files it uses, at each start: a media database that was restored from an older
 * copy, or that never heard of a project, learns of them before it collects anything.
 */
@Injectable()
export class ClaimAllUses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  execute(): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      // Shared, so that no change slips in between what is read and what is said of it.
      const projects = await manager.find(DevelopmentEntity, { lock: { mode: 'pessimistic_read' } });
      for (const project of projects) await this.announce.uses(manager, project);
    });
  }
}
