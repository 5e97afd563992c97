import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { findByStem, lockStem } from '../asset/asset.repository.js';
import { isClaimed, settleClaims } from '../claim/claim.repository.js';
import { variantFilename, VARIANTS } from '../delivery/upload-name.js';
import { forgetPhotos } from '../photo/forget-photos.js';
import { AssetStorage } from '../storage/asset-storage.js';

/**
 * Takes an asset away in two steps. First its row is marked, and nobody finds it any more; then, in a transaction
 * of its own, its files go and its row with them. A process that dies in between leaves a marked row, whatever is
 * left of its files, and the collector takes up there; so no asset that can be found lacks its file. Both steps
 * hold the lock of the stem, so that the same file can be uploaded or claimed at any moment: before the files
 * are gone it stays, afterwards it is stored anew.
 */
@Injectable()
export class RemoveAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly outbox: Outbox,
  ) {}

  /** Step one, in the caller's transaction, which holds the lock and has seen that nobody uses the asset. */
  async mark(manager: EntityManager, stem: string): Promise<void> {
    await manager.query('UPDATE asset SET deleting_at = now() WHERE stem = $1', [stem]);
    await forgetPhotos(manager, this.outbox, stem);
  }

  /** Step two; done again it does no harm. */
  async finish(stem: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockStem(manager, stem);
      const asset = await findByStem(manager, stem);
      if (asset?.deletingAt == null) return;
      if (await isClaimed(manager, stem)) {
        await settleClaims(manager, [stem]);
        return;
      }
      // Variants first: while the original is there, nothing looks like a variant without an asset.
      for (const variant of VARIANTS) await this.storage.remove(variantFilename(stem, variant));
      await this.storage.remove(asset.filename);
      await manager.delete(AssetEntity, { id: asset.id });
    });
  }
}
