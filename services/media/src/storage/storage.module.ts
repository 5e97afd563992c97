import { join } from 'node:path';
import { CONFIG, LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Module } from '@nestjs/common';
import type { MediaConfig } from '../config.js';
import { AssetStorage } from './asset-storage.js';
import { FilesystemStorage } from './filesystem-storage.js';
import { S3Storage } from './s3-storage.js';

@Module({
  providers: [
    {
      provide: AssetStorage,
      inject: [CONFIG, LOGGER, SHUTDOWN],
      useFactory: ({ storage, MEDIA_DIR }: MediaConfig, logger: PinoLogger, shutdown: AbortSignal) =>
        storage.kind === 's3'
          ? new S3Storage(storage.s3, logger, shutdown)
          : new FilesystemStorage(join(MEDIA_DIR, 'files')),
    },
  ],
  exports: [AssetStorage],
})
export class StorageModule {}
