import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Global, Module } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { InvalidateOnEvents } from './response-cache/invalidate-on-events.js';
import { ReadThrough } from './response-cache/read-through.js';
import { ResponseCache } from './response-cache/response-cache.js';
import { CacheInvalidation, MediaHttp, SitePages, WebForms } from '../http/ports.js';
import { InvalidateOnNewBuild } from './proxy/invalidate-on-new-build.js';
import { MediaProxy } from './proxy/media-proxy.js';
import { WebPages } from './proxy/web-pages.js';

const MEGABYTE = 1024 * 1024;

/** Global, because features reach the cache, web and media by the ports of http alone. */
@Global()
@Module({
  providers: [
    {
      provide: ResponseCache,
      useFactory: ({ READ_CACHE_MB, LARGE_CACHE_MB, STALE_SECONDS }: GatewayConfig) =>
        new ResponseCache({
          maxBytes: READ_CACHE_MB * MEGABYTE,
          maxLargeBytes: LARGE_CACHE_MB * MEGABYTE,
          staleMs: STALE_SECONDS * 1000,
        }),
      inject: [CONFIG],
    },
    {
      provide: ReadThrough,
      useFactory: (cache: ResponseCache, { SURROGATE_KEYS }: GatewayConfig, logger: PinoLogger) =>
        new ReadThrough(cache, {
          surrogateKeys: SURROGATE_KEYS,
          report: (error) => {
            logger.error({ err: error }, 'a response could not be sent');
          },
        }),
      inject: [ResponseCache, CONFIG, LOGGER],
    },
    InvalidateOnEvents,
    InvalidateOnNewBuild,
    WebPages,
    { provide: CacheInvalidation, useExisting: ResponseCache },
    { provide: MediaHttp, useClass: MediaProxy },
    { provide: SitePages, useExisting: WebPages },
    { provide: WebForms, useExisting: WebPages },
  ],
  exports: [CacheInvalidation, MediaHttp, SitePages, WebForms],
})
export class EdgeModule {}
