import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readUploadName } from '../delivery/upload-name.js';
import { lockStems, removeClaims, settleClaims } from './claim.repository.js';

/** Ends the claim of a record; the last one to go starts the asset's time of grace. */
@Injectable()
export class ReleaseAsset {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ filename, owner }: { filename: string; owner: string }): Promise<Record<string, never>> {
    const stem = readUploadName(filename)?.stem;
    if (stem === undefined) return {};
    await this.dataSource.transaction(async (manager) => {
      await lockStems(manager, [stem]);
      await removeClaims(manager, owner, [stem]);
      await settleClaims(manager, [stem]);
    });
    return {};
  }
}
