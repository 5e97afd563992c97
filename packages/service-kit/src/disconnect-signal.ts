import type { ServerResponse } from 'node:http';

/**
 * Returns a signal that is aborted once `response` is closed, because the client has disconnected or has received all
 * of it, so that work for this client alone can stop.
 */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    controller.abort();
  });
  return controller.signal;
}
