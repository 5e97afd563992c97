import type { DevelopmentChanges } from '@manzil/contracts/listings/development-edit';
import { updateDevelopment } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DevelopmentPaths } from './development-paths.js';
import { lockDevelopment, readWhole, type WholeDevelopment } from './development.repository.js';
import { SaveDevelopment } from './save-development.js';

interface Update {
  id: number;
  expectedVersion?: number | undefined;
  changes: DevelopmentChanges;
  by: string;
}

/** Changes the given fields, at once for visitors too, which ends a draft. */
@Injectable()
export class UpdateDevelopment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly saveDevelopment: SaveDevelopment,
    private readonly paths: DevelopmentPaths,
  ) {}

  @HandleRpc(updateDevelopment)
  async update({ id, expectedVersion, changes, by }: Update): Promise<WholeDevelopment> {
    if (changes.pagelink !== undefined) await this.paths.assertFree(changes.pagelink, id);
    return this.dataSource.transaction(async (manager) => {
      const project = await lockDevelopment(manager, { id }, expectedVersion);
      await this.saveDevelopment.save(manager, project, { changes, by });
      return readWhole(manager, project);
    });
  }
}
