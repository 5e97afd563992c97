import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { CatalogueCopy } from './memory/catalogue-copy.js';
import { MemoryIndex } from './memory/memory-index.js';
import { WriteListener } from './memory/write-listener.js';
import { PostgresIndex } from './postgres/postgres-index.js';
import { ReadReplicas } from './postgres/read-replicas.js';
import { SearchIndex } from './search-index.js';

@Module({
  providers: [
    ReadReplicas,
    WriteListener,
    CatalogueCopy,
    {
      provide: SearchIndex,
      inject: [CONFIG, DataSource, ReadReplicas, CatalogueCopy],
      useFactory: (
        { SEARCH_INDEX }: ListingsConfig,
        primary: DataSource,
        replicas: ReadReplicas,
        copy: CatalogueCopy,
      ) =>
        SEARCH_INDEX === 'postgres'
          ? new PostgresIndex(replicas)
          : new MemoryIndex(copy, new PostgresIndex({ pick: () => primary })),
    },
  ],
  exports: [SearchIndex],
})
export class SearchModule {}
