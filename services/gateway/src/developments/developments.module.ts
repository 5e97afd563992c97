import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AssertLinkIsFree } from '../identity/assert-link-is-free.js';
import { MediaModule } from '../media/media.module.js';
import { ReadCacheModule } from '../read-cache/read-cache.module.js';
import { AddDevelopment } from './add-development.js';
import { AddGalleryImages } from './add-gallery-images.js';
import { ChangeDevelopment } from './change-development.js';
import { DevelopmentAdminController } from './development-admin.controller.js';
import { DevelopmentEditController } from './development-edit.controller.js';
import { GalleryController } from './gallery.controller.js';
import { LinkOfDevelopment } from './link-of-development.js';
import { RecordChange } from './record-change.js';
import { ReplaceGalleryImage } from './replace-gallery-image.js';

@Module({
  imports: [AccountsModule, MediaModule, ReadCacheModule],
  controllers: [DevelopmentEditController, GalleryController, DevelopmentAdminController],
  providers: [
    AddDevelopment,
    AddGalleryImages,
    AssertLinkIsFree,
    ChangeDevelopment,
    LinkOfDevelopment,
    RecordChange,
    ReplaceGalleryImage,
  ],
})
export class DevelopmentsModule {}
