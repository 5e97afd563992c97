import { CONFIG } from '@manzil/service-kit/kit-module';
import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { GatewayConfig } from '../config.js';
import { InvalidateOnEvents } from './invalidate-on-events.js';
import { ReadThrough } from './read-through.js';
import { ResponseCache } from './response-cache.js';
import { TagResponses } from './tag-responses.js';

const MEGABYTE = 1024 * 1024;

@Module({
  providers: [
    {
      provide: ResponseCache,
      useFactory: ({ READ_CACHE_MB, LARGE_CACHE_MB }: GatewayConfig) =>
        new ResponseCache({ maxBytes: READ_CACHE_MB * MEGABYTE, maxLargeBytes: LARGE_CACHE_MB * MEGABYTE }),
      inject: [CONFIG],
    },
    {
      provide: ReadThrough,
      useFactory: (cache: ResponseCache, { SURROGATE_KEYS }: GatewayConfig) =>
        new ReadThrough(cache, { surrogateKeys: SURROGATE_KEYS }),
      inject: [ResponseCache, CONFIG],
    },
    InvalidateOnEvents,
    { provide: APP_INTERCEPTOR, useClass: TagResponses },
  ],
  exports: [ResponseCache],
})
export class ResponseCacheModule {}
