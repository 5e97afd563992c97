import { WHOLE_SITE } from '@manzil/contracts/cache-tags';
import type { RouterContextProvider } from 'react-router';
import { SHARED } from './respond.server';
import { loadContext } from './load-context';

/** Requests the cache tags of an API response from the gateway, and returns the tags of a page to it. */
export const CACHE_TAGS_HEADER = 'x-cache-tags';

/** Sets the cache tags of a public page, so that the gateway caches it until its content changes. */
export function nameTags(headers: Headers, context: Readonly<RouterContextProvider>): void {
  if (headers.get('cache-control') !== SHARED) return;
  headers.set(
    CACHE_TAGS_HEADER,
    [...new Set([WHOLE_SITE, ...context.get(loadContext).cacheTags])].filter((tag) => tag !== '').join(' '),
  );
}
