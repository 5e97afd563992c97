import { Module } from '@nestjs/common';
import { IncomingModule } from '../incoming/incoming.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { FetchPhoto } from './fetch-photo.js';
import { FetchSchedule } from './fetch-schedule.js';
import { SyncPhotos } from './sync-photos.js';
import { ListFailedPhotos } from './list-failed-photos.js';
import { SourcePhotoController } from './photo.controller.js';
import { RetryFailedPhotos } from './retry-failed-photos.js';
import { SettlePhotos } from './settle-photos.js';

@Module({
  imports: [IncomingModule, UploadModule],
  controllers: [SourcePhotoController],
  providers: [FetchPhoto, FetchSchedule, SyncPhotos, ListFailedPhotos, RetryFailedPhotos, SettlePhotos],
})
export class SourcePhotoModule {}
