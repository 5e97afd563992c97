import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { AssetController } from './asset.controller.js';
import { GetAsset } from './get-asset.js';
import { StoreAsset } from './store-asset.js';

@Module({
  imports: [StorageModule],
  controllers: [AssetController],
  providers: [GetAsset, StoreAsset],
  exports: [StoreAsset],
})
export class AssetModule {}
