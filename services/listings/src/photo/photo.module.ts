import { Module } from '@nestjs/common';
import { ApplyPhotoPolicy } from './apply-photo-policy.js';
import { PhotoController } from './photo.controller.js';
import { ShowFetchedPhotos } from './show-fetched-photos.js';

@Module({ controllers: [PhotoController], providers: [ApplyPhotoPolicy, ShowFetchedPhotos] })
export class PhotoModule {}
