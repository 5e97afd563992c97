import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { FeedError } from './feed-error.js';
import { guardedLookup } from './network-guard.js';

interface GetOptions {
  headers: Record<string, string>;
  allowPrivateHosts: readonly string[];
  /** Milliseconds to wait for a byte. */
  idleMs: number;
  signal: AbortSignal;
}

/**
 * One GET on a connection of its own, up to the headers of the answer. Node's own client, because an import
 * reads slowly: others give up a connection that the server closes while what it sent still waits to be read.
 */
export function httpGet(url: URL, options: GetOptions): Promise<IncomingMessage> {
  const { headers, allowPrivateHosts, idleMs, signal } = options;
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const lookup = guardedLookup(allowPrivateHosts);
    const request = send(url, { headers, lookup, signal, agent: false });
    const limit = setTimeout(() => {
      request.destroy(new FeedError('The feed cannot be read: its server does not answer', 'unreachable'));
    }, idleMs);
    request.once('response', (response) => {
      clearTimeout(limit);
      // Whoever leaves early destroys the answer, which then says so: nobody is left to hear it.
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      resolve(response);
    });
    request.once('error', (error) => {
      clearTimeout(limit);
      reject(error);
    });
    request.end();
  });
}

/** The chunks of `body`. Only waiting for the other side counts as silence, not the time a reader takes. */
export async function* withoutSilence(body: AsyncIterable<Buffer>, idleMs: number): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const over = new AbortController();
      const silence = delay(idleMs, 'silence' as const, { signal: over.signal });
      const next = await Promise.race([chunks.next(), silence]).finally(() => {
        silence.catch(() => undefined);
        over.abort();
      });
      if (next === 'silence')
        throw new FeedError(`The feed stopped: no byte for ${idleMs / 1000} s`, 'truncated');
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
}
