import type { ServerResponse } from 'node:http';

/** An answer that lacks a part is sent, but neither kept nor built upon: the next one may be whole. */
export function doNotKeepUnless(complete: boolean, response: ServerResponse): void {
  if (!complete) response.setHeader('cache-control', 'no-store');
}
