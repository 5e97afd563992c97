import { WHOLE_SITE } from '@manzil/contracts/cache-tags';
import { Injectable } from '@nestjs/common';
import { ResponseCache } from '../response-cache/response-cache.js';

/** What web names the build by that made a page. */
export const BUILD_HEADER = 'x-web-build';

/**
 * Invalidates all as soon as web answers from another build: pages of the one before name scripts and styles that
 * are gone with it, and no event says so. While two builds answer in turns, little is cached.
 */
@Injectable()
export class InvalidateOnNewBuild {
  private last: string | undefined;

  constructor(private readonly cache: ResponseCache) {}

  see(build: string | undefined): void {
    if (build === undefined || build === this.last) return;
    if (this.last !== undefined) this.cache.invalidate([WHOLE_SITE]);
    this.last = build;
  }
}
