import type { IncomingMessage, ServerResponse } from 'node:http';

const LINGER_MS = 1_000;

/**
 * For a request that is answered before its body was read: the connection is closed, but not at once. Closing on
 * a caller who is still sending resets the connection, and the reset can overtake the answer; so what comes
 * in the next moment is taken and thrown away.
 */
export function closeAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  const { socket } = request;
  response.once('finish', () => {
    request.resume();
    const limit = setTimeout(() => socket.destroy(), LINGER_MS);
    limit.unref();
    socket.once('close', () => {
      clearTimeout(limit);
    });
  });
}
