import type { ServerResponse } from 'node:http';

/** A response that lacks a part is sent, but neither cached nor built upon: the next one may be whole. */
export function doNotCacheUnless(complete: boolean, response: ServerResponse): void {
  if (!complete) response.setHeader('cache-control', 'no-store');
}
