import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sameMembers } from './same-members.js';
import { AnnounceDevelopment } from './announce-development.js';
import { DevelopmentEntity } from './development.entity.js';

/** Numbers all projects anew, from 1. Those that move get a new version. */
@Injectable()
export class ReorderDevelopments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  execute({ ids, by }: { ids: number[]; by: string }): Promise<{ ids: number[] }> {
    return this.dataSource.transaction(async (manager) => {
      const projects = await manager.find(DevelopmentEntity, {
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      sameMembers(
        ids,
        projects.map(({ id }) => id),
      );
      for (const project of projects) {
        const position = ids.indexOf(project.id) + 1;
        if (position === project.position) continue;
        project.position = position;
        await this.announce.changed(manager, project, by);
      }
      return { ids };
    });
  }
}
