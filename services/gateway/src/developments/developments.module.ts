import * as developmentEditing from '@manzil/contracts/http/development-editing';
import { Module } from '@nestjs/common';
import { AddDevelopment } from './add-development.js';
import { AddGalleryImages } from './add-gallery-images.js';
import { ChangeDevelopment } from './change-development.js';
import { DevelopmentBinController } from './development-bin.controller.js';
import { DevelopmentEditController } from './development-edit.controller.js';
import { GalleryController } from './gallery.controller.js';
import { ReplaceGalleryImage } from './replace-gallery-image.js';
import { forward } from '../http/forward.js';

@Module({
  controllers: [
    DevelopmentEditController,
    GalleryController,
    DevelopmentBinController,
    forward(developmentEditing),
  ],
  providers: [AddDevelopment, AddGalleryImages, ChangeDevelopment, ReplaceGalleryImage],
})
export class DevelopmentsModule {}
