import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { findByStem, lockStem } from '../asset/asset.repository.js';
import { isClaimed } from '../claim/claim.repository.js';
import { updateGracePeriods } from '../asset/grace-period.js';
import { variantFilename, VARIANTS } from '../storage/upload-name.js';
import { clearPhotos } from '../photo/clear-photos.js';
import { AssetStorage } from '../storage/asset-storage.js';

/**
 * Removes an asset in two steps. The first marks its row, so that it is no longer found; the second removes its files
 * and its row in another transaction. A process that dies in between leaves a marked row, which the collector finishes,
 * so no asset that can be found lacks its file. Both steps take the lock of the stem, so that the same file can be
 * uploaded or claimed at any time: before its files are removed it stays, afterwards it is stored again.
 */
@Injectable()
export class RemoveAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly outbox: Outbox,
  ) {}

  /** First step, in the caller's transaction, which has locked the stem and checked that it has no claims. */
  async mark(manager: EntityManager, stem: string): Promise<void> {
    await manager.query('UPDATE asset SET deleting_at = now() WHERE stem = $1', [stem]);
    await clearPhotos(manager, this.outbox, stem);
  }

  /** Second step; idempotent. */
  async finish(stem: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockStem(manager, stem);
      const asset = await findByStem(manager, stem);
      if (asset?.deletingAt == null) return;
      if (await isClaimed(manager, stem)) {
        await updateGracePeriods(manager, [stem]);
        return;
      }
      // Variants first, so that a crash in between leaves no variant without its original.
      for (const variant of VARIANTS) await this.storage.remove(variantFilename(stem, variant));
      await this.storage.remove(asset.filename);
      await manager.delete(AssetEntity, { id: asset.id });
    });
  }
}
