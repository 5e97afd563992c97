import { releaseAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readUploadName } from '../storage/upload-name.js';
import { lockStems, removeClaims } from './claim.repository.js';
import { updateGracePeriods } from '../asset/grace-period.js';

/** Removes the claim of a record; removing the last one starts the asset's grace period. */
@Injectable()
export class ReleaseAsset {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(releaseAsset)
  async release(claim: { filename: string; owner: string }): Promise<Record<string, never>> {
    await this.dataSource.transaction((manager) => this.releaseIn(manager, claim));
    return {};
  }

  async releaseIn(
    manager: EntityManager,
    { filename, owner }: { filename: string; owner: string },
  ): Promise<void> {
    const stem = readUploadName(filename)?.stem;
    if (stem === undefined) return;
    await lockStems(manager, [stem]);
    await removeClaims(manager, owner, [stem]);
    await updateGracePeriods(manager, [stem]);
  }
}
