import type { ServerResponse } from 'node:http';

/**
 * Aborted once `response` is closed: its reader has left, or has all of it. Work that only this reader waits
 * for may then be given up.
 */
export function whenLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    left.abort();
  });
  return left.signal;
}
