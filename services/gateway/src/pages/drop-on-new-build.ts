import { Injectable } from '@nestjs/common';
import { ReadCache, TAGS } from '../read-cache/read-cache.js';

/** What web names the build by that made a page. */
export const BUILD_HEADER = 'x-web-build';

/**
 * Drops what is kept as soon as web answers from another build: pages of the one before name scripts and styles
 * that are gone with it, and no fact tells of that. While two builds answer in turns, little is kept.
 */
@Injectable()
export class DropOnNewBuild {
  private last: string | undefined;

  constructor(private readonly cache: ReadCache) {}

  see(build: string | undefined): void {
    if (build === undefined || build === this.last) return;
    if (this.last !== undefined) this.cache.drop(TAGS);
    this.last = build;
  }
}
