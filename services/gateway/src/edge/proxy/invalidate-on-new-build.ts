import { WHOLE_SITE } from '@manzil/contracts/cache-tags';
import { Injectable } from '@nestjs/common';
import { ResponseCache } from '../response-cache/response-cache.js';

/** Header with the build of a page of web. */
export const BUILD_HEADER = 'x-web-build';

/**
 * Invalidates the whole cache as soon as web responds from another build: pages of the previous build reference
 * scripts and styles that no longer exist, and no event reports that. While responses of two builds alternate, little
 * is cached.
 */
@Injectable()
export class InvalidateOnNewBuild {
  private last: string | undefined;

  constructor(private readonly cache: ResponseCache) {}

  noteBuild(build: string | undefined): void {
    if (build === undefined || build === this.last) return;
    if (this.last !== undefined) this.cache.invalidate([WHOLE_SITE]);
    this.last = build;
  }
}
