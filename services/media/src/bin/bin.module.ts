import { Module } from '@nestjs/common';
import { CollectModule } from '../collect/collect.module.js';
import { ListDeletedAssets } from './list-deleted-assets.js';
import { PurgeAsset } from './purge-asset.js';
import { RestoreAsset } from './restore-asset.js';

@Module({
  imports: [CollectModule],
  providers: [ListDeletedAssets, RestoreAsset, PurgeAsset],
})
export class AssetBinModule {}
