import { Module } from '@nestjs/common';
import { ImageModule } from '../image/image.module.js';
import { IncomingModule } from '../incoming/incoming.module.js';
import { PurgeVisitorPhotos } from './purge-visitor-photos.js';
import { ReceiveVisitorPhoto } from './receive-visitor-photo.js';
import { SettleVisitorPhotosController, VisitorPhotoController } from './visitor-photo.controller.js';

@Module({
  imports: [ImageModule, IncomingModule],
  controllers: [VisitorPhotoController, SettleVisitorPhotosController],
  providers: [PurgeVisitorPhotos, ReceiveVisitorPhoto],
  exports: [PurgeVisitorPhotos],
})
export class VisitorPhotoModule {}
