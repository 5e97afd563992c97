import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { VariantModule } from '../variant/variant.module.js';
import { DeliveryController } from './delivery.controller.js';
import { FindUpload } from './find-upload.js';

@Module({
  imports: [StorageModule, VariantModule],
  controllers: [DeliveryController],
  providers: [FindUpload],
})
export class DeliveryModule {}
