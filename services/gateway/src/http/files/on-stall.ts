import type { IncomingMessage } from 'node:http';

/**
 * Calls `giveUp` when no byte of a body has arrived for about `stallMs`
 * milliseconds, so that a silent sender cannot block a transfer to media.
 */
export function onStall(request: IncomingMessage, stallMs: number, giveUp: () => void): { stop: () => void } {
  let seen = request.socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) {
      stop();
      return;
    }
    if (request.socket.bytesRead === seen) {
      stop();
      giveUp();
    }
    seen = request.socket.bytesRead;
  }, stallMs).unref();
  const stop = (): void => {
    clearInterval(timer);
  };
  return { stop };
}
