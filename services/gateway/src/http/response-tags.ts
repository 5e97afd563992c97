import type { ServerResponse } from 'node:http';
import { isCacheTag, WHOLE_SITE, type CacheTag } from '@manzil/contracts/cache-tags';

/** Data about a response that is not sent to the visitor. */
export interface Shown {
  tags: readonly CacheTag[];
  /** The nonce of a page's own scripts and styles. */
  nonce?: string | undefined;
}

const shownBy = new WeakMap<ServerResponse, Shown>();

/** Sets the tags of a response, so that it can be cached. */
export const setShown = (response: ServerResponse, shown: Shown): void => {
  shownBy.set(response, { ...shown, tags: [...new Set([WHOLE_SITE, ...shown.tags])] });
};

export const shownOf = (response: ServerResponse): Shown | undefined => shownBy.get(response);

/** Excludes a response that lacks a part from every cache: the next one may be complete. */
export function doNotCacheUnless(complete: boolean, response: ServerResponse): void {
  if (!complete) response.setHeader('cache-control', 'no-store');
}

/** Carries the tags of an API response to web, which requests them, and the tags of a page to the gateway. */
export const CACHE_TAGS_HEADER = 'x-cache-tags';

/**
 * Parses the tags of a header; undefined when there are none or one is malformed, because no event would match it.
 */
export function parseTags(header: string | undefined): readonly CacheTag[] | undefined {
  const tags = header?.split(/\s+/).filter((tag) => tag !== '') ?? [];
  return tags.length > 0 && tags.every(isCacheTag) ? tags : undefined;
}
