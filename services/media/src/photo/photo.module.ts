import { Module } from '@nestjs/common';
import { IncomingModule } from '../incoming/incoming.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { FetchPhoto } from './fetch-photo.js';
import { FetchSchedule } from './fetch-schedule.js';
import { FollowPhotos } from './follow-photos.js';
import { ListFailedPhotos } from './list-failed-photos.js';
import { PhotoController } from './photo.controller.js';
import { RetryFailedPhotos } from './retry-failed-photos.js';
import { SettlePhotos } from './settle-photos.js';

@Module({
  imports: [IncomingModule, UploadModule],
  controllers: [PhotoController],
  providers: [FetchPhoto, FetchSchedule, FollowPhotos, ListFailedPhotos, RetryFailedPhotos, SettlePhotos],
})
export class PhotoModule {}
