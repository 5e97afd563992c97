import type { Server } from 'node:http';
import { networkOf } from '../http/caller/network-of.js';

export interface SenderLimits {
  /** Concurrent connections of one address (for IPv6: one /64). */
  connections: number;
  /** Milliseconds until the headers of a request are complete, on a new connection from its start. */
  headersMs: number;
  /** Milliseconds until a request is complete with its body. */
  requestMs: number;
  /** Milliseconds between two looks for requests that are over a limit. */
  checkMs: number;
}

/** Uploads of a form with all its pictures take minutes on a slow line. */
export const SENDER_LIMITS: SenderLimits = {
  connections: 512,
  headersMs: 15_000,
  requestMs: 300_000,
  checkMs: 5_000,
};

/**
 * Limits how long and how many connections a sender can hold with incomplete requests. Connections of proxies are not
 * counted, because all visitors share them. Must be called before the server listens.
 */
export function limitSenders(
  server: Server,
  limits: SenderLimits,
  isProxy: (address: string) => boolean,
): void {
  Object.assign(server, {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  });
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    // Without an address the peer has already disconnected.
    if (address === undefined || isProxy(address)) return;
    const sender = networkOf(address);
    const count = open.get(sender) ?? 0;
    if (count >= limits.connections) {
      socket.destroy();
      return;
    }
    open.set(sender, count + 1);
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1;
      if (left === 0) open.delete(sender);
      else open.set(sender, left);
    });
  });
}
