import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import type { ListingsConfig } from '../config.js';
import { CatalogueVersion } from './catalogue-version.js';
import { HomeMatcher } from './home-matcher.js';
import { CatalogueCopy } from './memory/catalogue-copy.js';
import { MemoryIndex } from './memory/memory-index.js';
import { PostgresIndex } from './postgres/postgres-index.js';
import { ReadReplicas } from './postgres/read-replicas.js';
import { SearchPool } from './postgres/search-pool.js';
import { SearchIndex } from './search-index.js';
import { WriteListener } from './write-listener.js';

@Module({
  providers: [
    SearchPool,
    ReadReplicas,
    WriteListener,
    CatalogueVersion,
    CatalogueCopy,
    HomeMatcher,
    {
      provide: SearchIndex,
      inject: [CONFIG, SearchPool, ReadReplicas, CatalogueCopy],
      useFactory: (
        { SEARCH_INDEX }: ListingsConfig,
        { dataSource }: SearchPool,
        replicas: ReadReplicas,
        copy: CatalogueCopy,
      ) =>
        SEARCH_INDEX === 'postgres'
          ? new PostgresIndex(replicas)
          : new MemoryIndex(copy, new PostgresIndex({ pick: () => dataSource })),
    },
  ],
  exports: [SearchIndex, CatalogueVersion, HomeMatcher, WriteListener],
})
export class SearchModule {}
