import type { IncomingMessage, ServerResponse } from 'node:http';

const LINGER_MS = 1_000;

/**
 * Closes the connection of a request that is answered before its body was read, after up to 1 s. Closing it at once,
 * while the client is still sending, would reset the connection, and the reset can overtake the response; so the rest
 * of the body is read and discarded during that time.
 */
export function closeAfterResponse(request: IncomingMessage, response: ServerResponse): void {
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
