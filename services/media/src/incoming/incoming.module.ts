import { join } from 'node:path';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MediaConfig } from '../config.js';
import { StorageModule } from '../storage/storage.module.js';
import { IncomingFolder } from './incoming-folder.js';
import { SweepLeftovers } from './sweep-leftovers.js';

@Module({
  imports: [StorageModule],
  providers: [
    {
      provide: IncomingFolder,
      inject: [DataSource, CONFIG],
      useFactory: (dataSource: DataSource, { MEDIA_DIR }: MediaConfig) =>
        new IncomingFolder(dataSource, join(MEDIA_DIR, 'incoming')),
    },
    SweepLeftovers,
  ],
  exports: [IncomingFolder],
})
export class IncomingModule {}
