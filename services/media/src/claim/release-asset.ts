import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readUploadName } from '../delivery/upload-name.js';
import { lockStems, removeClaims, updateGracePeriods } from './claim.repository.js';

/** Removes the claim of a record; removing the last one starts the asset's grace period. */
@Injectable()
export class ReleaseAsset {
  constructor(private readonly dataSource: DataSource) {}

  async release({ filename, owner }: { filename: string; owner: string }): Promise<Record<string, never>> {
    const stem = readUploadName(filename)?.stem;
    if (stem === undefined) return {};
    await this.dataSource.transaction(async (manager) => {
      await lockStems(manager, [stem]);
      await removeClaims(manager, owner, [stem]);
      await updateGracePeriods(manager, [stem]);
    });
    return {};
  }
}
