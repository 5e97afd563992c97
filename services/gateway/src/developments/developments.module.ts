import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AssertLinkIsFree } from '../identity/assert-link-is-free.js';
import { MediaModule } from '../media/media.module.js';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { AddDevelopment } from './add-development.js';
import { AddGalleryImages } from './add-gallery-images.js';
import { ChangeDevelopment } from './change-development.js';
import { DevelopmentAdminController } from './development-admin.controller.js';
import { DevelopmentEditController } from './development-edit.controller.js';
import { GalleryController } from './gallery.controller.js';
import { LinkOfDevelopment } from './link-of-development.js';
import { ReplaceGalleryImage } from './replace-gallery-image.js';

@Module({
  imports: [AccountsModule, MediaModule, ResponseCacheModule],
  controllers: [DevelopmentEditController, GalleryController, DevelopmentAdminController],
  providers: [
    AddDevelopment,
    AddGalleryImages,
    AssertLinkIsFree,
    ChangeDevelopment,
    LinkOfDevelopment,
    ReplaceGalleryImage,
  ],
})
export class DevelopmentsModule {}
