import { Module } from '@nestjs/common';
import { CollectModule } from '../collect/collect.module.js';
import { DeleteAsset } from './delete-asset.js';
import { DeleteAssets } from './delete-assets.js';
import { GetAssetWithUses } from './get-asset-with-uses.js';
import { ListAssets } from './list-assets.js';
import { UpdateAsset } from './update-asset.js';
import { UpdateAssets } from './update-assets.js';

@Module({
  imports: [CollectModule],
  providers: [GetAssetWithUses, ListAssets, UpdateAsset, UpdateAssets, DeleteAsset, DeleteAssets],
  exports: [UpdateAsset],
})
export class LibraryModule {}
