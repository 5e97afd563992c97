import { Module } from '@nestjs/common';
import { FollowPhotoPolicy } from './follow-photo-policy.js';
import { PhotoController } from './photo.controller.js';
import { ShowFetchedPhotos } from './show-fetched-photos.js';

@Module({ controllers: [PhotoController], providers: [FollowPhotoPolicy, ShowFetchedPhotos] })
export class PhotoModule {}
