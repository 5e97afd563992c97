import { Module } from '@nestjs/common';
import { AssetModule } from './asset/asset.module.js';
import { AssetBinModule } from './bin/bin.module.js';
import { ClaimModule } from './claim/claim.module.js';
import { CollectModule } from './collect/collect.module.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { DemoModule } from './demo/demo.module.js';
import { LibraryModule } from './library/library.module.js';
import { SourcePhotoModule } from './photo/photo.module.js';
import { ReplacementModule } from './replacement/replacement.module.js';
import { UploadModule } from './upload/upload.module.js';
import { VisitorPhotoModule } from './visitor-photo/visitor-photo.module.js';

@Module({
  imports: [
    AssetModule,
    AssetBinModule,
    ClaimModule,
    CollectModule,
    LibraryModule,
    SourcePhotoModule,
    ReplacementModule,
    UploadModule,
    VisitorPhotoModule,
    DeliveryModule,
    DemoModule,
  ],
})
export class AppModule {}
