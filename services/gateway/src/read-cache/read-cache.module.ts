import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { DropOnFacts } from './drop-on-facts.js';
import { ReadCache } from './read-cache.js';
import { ReadThrough } from './read-through.js';

@Module({
  providers: [
    {
      provide: ReadCache,
      useFactory: ({ READ_CACHE_MB }: GatewayConfig) =>
        new ReadCache({ maxBytes: READ_CACHE_MB * 1024 * 1024 }),
      inject: [CONFIG],
    },
    { provide: ReadThrough, useFactory: (cache: ReadCache) => new ReadThrough(cache), inject: [ReadCache] },
    DropOnFacts,
  ],
  exports: [ReadCache],
})
export class ReadCacheModule {}
