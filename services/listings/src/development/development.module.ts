import { Module } from '@nestjs/common';
import { AddImages } from './add-images.js';
import { AnnounceDevelopment } from './announce-development.js';
import { ClaimAllFiles } from './claim-all-files.js';
import { CreateDevelopment } from './create-development.js';
import { DeleteDevelopment } from './delete-development.js';
import { DeleteImage } from './delete-image.js';
import { DevelopmentEditController } from './development-edit.controller.js';
import { DevelopmentImageController } from './development-image.controller.js';
import { DevelopmentController } from './development.controller.js';
import { GetDevelopment } from './get-development.js';
import { ListDevelopments } from './list-developments.js';
import { ListImages } from './list-images.js';
import { ReorderDevelopments } from './reorder-developments.js';
import { ReorderImages } from './reorder-images.js';
import { ReplaceImage } from './replace-image.js';
import { SetHeading } from './set-heading.js';
import { UpdateDevelopment } from './update-development.js';

const providers = [
  ...[ListDevelopments, GetDevelopment, CreateDevelopment, UpdateDevelopment, DeleteDevelopment],
  ...[ReorderDevelopments, SetHeading],
  ...[ListImages, AddImages, ReplaceImage, DeleteImage, ReorderImages],
  ...[AnnounceDevelopment, ClaimAllFiles],
];

@Module({
  controllers: [DevelopmentController, DevelopmentEditController, DevelopmentImageController],
  providers,
})
export class DevelopmentModule {}
