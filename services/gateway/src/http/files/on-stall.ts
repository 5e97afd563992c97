import type { IncomingMessage } from 'node:http';

/**
 * Watches that a body keeps coming: `give up` is called when not one byte has come for about `stallMs`
 * milliseconds, so that a sender who goes silent does not hold a transfer to media for ever.
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
