import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { DeletedDevelopmentEntity } from './deleted-development.entity.js';
import { DevelopmentEntity } from './development.entity.js';

/**
 * Claims the files of every project, including deleted ones, at each start, so that a media database that was restored
 * from an older copy, or that misses a project, has all claims before it deletes unused files.
 */
@Injectable()
export class ClaimAllFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  claim(): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      // The shared lock prevents changes between reading a project and claiming its files.
      const projects = await manager.find(DevelopmentEntity, { lock: { mode: 'pessimistic_read' } });
      for (const project of projects) await this.announce.claimFiles(manager, project);
      const deleted = await manager.find(DeletedDevelopmentEntity, { lock: { mode: 'pessimistic_read' } });
      for (const { record, images } of deleted)
        await this.announce.claimFiles(manager, manager.create(DevelopmentEntity, record), images);
    });
  }
}
