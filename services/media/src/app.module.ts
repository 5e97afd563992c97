import { Module } from '@nestjs/common';
import { AssetModule } from './asset/asset.module.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { DemoModule } from './demo/demo.module.js';
import { UploadModule } from './upload/upload.module.js';

@Module({ imports: [AssetModule, UploadModule, DeliveryModule, DemoModule] })
export class AppModule {}
