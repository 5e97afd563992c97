import { Module } from '@nestjs/common';
import { CollectModule } from '../collect/collect.module.js';
import { DeleteAsset } from './delete-asset.js';
import { GetAssetWithUses } from './get-asset-with-uses.js';
import { AssetLibraryController } from './library.controller.js';
import { ListAssets } from './list-assets.js';
import { UpdateAsset } from './update-asset.js';

@Module({
  imports: [CollectModule],
  controllers: [AssetLibraryController],
  providers: [GetAssetWithUses, ListAssets, UpdateAsset, DeleteAsset],
  exports: [UpdateAsset],
})
export class LibraryModule {}
