import { join } from 'node:path';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import type { MediaConfig } from '../config.js';
import { AssetStorage } from './asset-storage.js';
import { FilesystemStorage } from './filesystem-storage.js';

@Module({
  providers: [
    {
      provide: AssetStorage,
      inject: [CONFIG],
      useFactory: ({ MEDIA_DIR }: MediaConfig) => new FilesystemStorage(join(MEDIA_DIR, 'files')),
    },
  ],
  exports: [AssetStorage],
})
export class StorageModule {}
