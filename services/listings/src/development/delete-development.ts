import type { Development } from '@manzil/contracts/listings/development';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { toDevelopment } from './development.mapper.js';
import { DevelopmentEntity } from './development.entity.js';
import { lockDevelopment } from './development.repository.js';

/** Deletes a project with its gallery and its former links, and releases its files. */
@Injectable()
export class DeleteDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
  ) {}

  delete({
    id,
    expectedVersion,
  }: {
    id: number;
    expectedVersion?: number | undefined;
  }): Promise<Development> {
    return this.dataSource.transaction(async (manager) => {
      const project = await lockDevelopment(manager, { id }, expectedVersion);
      await this.announce.deleted(manager, project);
      await manager.delete(DevelopmentEntity, { id });
      return toDevelopment(project);
    });
  }
}
