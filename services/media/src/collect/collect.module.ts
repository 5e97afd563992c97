import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { VisitorPhotoModule } from '../visitor-photo/visitor-photo.module.js';
import { CollectSchedule } from './collect-schedule.js';
import { CollectUnclaimed } from './collect-unclaimed.js';
import { RemoveAsset } from './remove-asset.js';

@Module({
  imports: [StorageModule, VisitorPhotoModule],
  providers: [CollectSchedule, CollectUnclaimed, RemoveAsset],
  exports: [RemoveAsset],
})
export class CollectModule {}
