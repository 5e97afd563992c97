import type { LibraryAsset } from '@manzil/contracts/media/library';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from '../asset/asset.entity.js';
import { toAsset } from '../asset/asset.mapper.js';
import { usesOf } from '../claim/claim.repository.js';
import { removalTime, type RetentionConfig } from '../collect/retention.js';

export async function toLibraryAssets(
  manager: EntityManager,
  assets: AssetEntity[],
  config: RetentionConfig,
): Promise<LibraryAsset[]> {
  const uses = await usesOf(
    manager,
    assets.map(({ stem }) => stem),
  );
  return assets.map((asset) => ({
    ...toAsset(asset),
    alt: asset.alt,
    usedBy: uses.get(asset.stem) ?? [],
    tags: asset.tags,
    kept: asset.kept,
    unusedSince: asset.unclaimedSince?.toISOString() ?? null,
    removeAt: removalTime(asset, config)?.toISOString() ?? null,
  }));
}
