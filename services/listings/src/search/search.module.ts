import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { CatalogueCopy } from './memory/catalogue-copy.js';
import { MemoryIndex } from './memory/memory-index.js';
import { WriteListener } from './memory/write-listener.js';
import { PostgresIndex } from './postgres/postgres-index.js';
import { SearchIndex } from './search-index.js';

@Module({
  providers: [
    WriteListener,
    CatalogueCopy,
    {
      provide: SearchIndex,
      inject: [CONFIG, DataSource, CatalogueCopy],
      useFactory: ({ SEARCH_INDEX }: ListingsConfig, dataSource: DataSource, copy: CatalogueCopy) => {
        const postgres = new PostgresIndex(dataSource);
        return SEARCH_INDEX === 'postgres' ? postgres : new MemoryIndex(copy, postgres);
      },
    },
  ],
  exports: [SearchIndex],
})
export class SearchModule {}
