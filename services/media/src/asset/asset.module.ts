import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { GetAsset } from './get-asset.js';
import { GetAssets } from './get-assets.js';
import { HashAssets } from './hash-assets.js';
import { StoreAsset } from './store-asset.js';

@Module({
  imports: [StorageModule],
  providers: [GetAsset, GetAssets, HashAssets, StoreAsset],
  exports: [StoreAsset],
})
export class AssetModule {}
