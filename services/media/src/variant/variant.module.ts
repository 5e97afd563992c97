import { Module } from '@nestjs/common';
import { ImageModule } from '../image/image.module.js';
import { IncomingModule } from '../incoming/incoming.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { MakeVariant } from './make-variant.js';

@Module({
  imports: [ImageModule, IncomingModule, StorageModule],
  providers: [MakeVariant],
  exports: [MakeVariant],
})
export class VariantModule {}
