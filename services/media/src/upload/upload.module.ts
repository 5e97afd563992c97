import { Module } from '@nestjs/common';
import { AssetModule } from '../asset/asset.module.js';
import { ImageModule } from '../image/image.module.js';
import { IncomingModule } from '../incoming/incoming.module.js';
import { StoreImage } from './store-image.js';
import { UploadAsset } from './upload-asset.js';
import { UploadController } from './upload.controller.js';

@Module({
  imports: [AssetModule, ImageModule, IncomingModule],
  controllers: [UploadController],
  providers: [StoreImage, UploadAsset],
  exports: [StoreImage],
})
export class UploadModule {}
