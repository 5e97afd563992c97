import { claimAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { findByFilename, noSuchFile } from '../asset/asset.repository.js';
import { addClaims, lockStems } from './claim.repository.js';
import { updateGracePeriods } from '../asset/grace-period.js';

interface Claim {
  filename: string;
  owner: string;
  label: string;
}

/**
 * Adds a claim of a record on an asset, in addition to the claims by its messages; restores an asset from the recycle
 * bin. Idempotent. NOT_FOUND for an unknown file.
 */
@Injectable()
export class ClaimAsset {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(claimAsset)
  async claim({ filename, owner, label }: Claim): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const asset = await manager.findOneBy(AssetEntity, { filename, deletingAt: IsNull() });
      if (asset === null) throw noSuchFile();
      await this.claimIn(manager, { stem: asset.stem, owner, label });
      // The asset may have been removed while this transaction waited for the lock.
      if ((await findByFilename(manager, filename)) === null) throw noSuchFile();
    });
    return {};
  }

  async claimIn(
    manager: EntityManager,
    { stem, owner, label }: { stem: string; owner: string; label: string },
  ): Promise<void> {
    await manager.query(
      'INSERT INTO asset_owner (owner, label, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING',
      [owner, label],
    );
    await lockStems(manager, [stem]);
    await addClaims(manager, owner, [stem]);
    await updateGracePeriods(manager, [stem]);
  }
}
