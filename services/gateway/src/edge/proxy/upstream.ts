import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { UpstreamRequest, UpstreamResponse } from '../../http/ports.js';

/** Shorter than the 5 s after which Node's servers close a connection without requests. */
const IDLE_LIMIT_MS = 4_000;

export interface UpstreamOptions {
  /** Maximum number of connections; further requests wait for one. */
  connections: number;
  /** Milliseconds until a connection is open. */
  connectLimitMs: number;
  /** Milliseconds without a byte, before the response or in the middle of it. */
  responseLimitMs: number;
}

/**
 * A client for another HTTP process of the product, over persistent connections. It uses node:http with its native
 * parser: a parser in WebAssembly needs some 35 MB for its compilation, which the allocator does not return.
 */
export class Upstream {
  private readonly agent: Agent;
  private readonly origin: URL;

  constructor(
    url: string,
    private readonly options: UpstreamOptions,
  ) {
    this.origin = new URL(url);
    this.agent = new Agent({ keepAlive: true, maxSockets: options.connections, timeout: IDLE_LIMIT_MS });
  }

  /**
   * Resolves once the response begins; rejects with the system's error (`ECONNREFUSED`, …) or `ETIMEDOUT`. A request
   * other than POST is sent again once when its connection was lost or refused.
   */
  request(upstreamRequest: UpstreamRequest): Promise<UpstreamResponse> {
    const send = (): Promise<UpstreamResponse> => this.send(upstreamRequest);
    return upstreamRequest.method === 'POST' ? send() : retryLost(send);
  }

  private send({ body, ...head }: UpstreamRequest): Promise<UpstreamResponse> {
    const { connectLimitMs, responseLimitMs } = this.options;
    const { hostname, port } = this.origin;
    return new Promise((resolve, reject) => {
      const sent = request({ ...head, hostname, port, agent: this.agent, timeout: responseLimitMs });
      limitConnecting(sent, connectLimitMs);
      let begun: IncomingMessage | undefined;
      sent.on('timeout', () => {
        // A slow visitor is not a delay of the other process.
        if (begun === undefined || begun.readableLength === 0) giveUp(sent);
      });
      // Once the response has begun, errors are reported through its body.
      sent.on('error', reject);
      sent.once('response', (answer) => {
        begun = answer;
        answer.once('end', () => {
          // The server refused the request before it was fully sent; the rest is not needed.
          if (!sent.writableFinished) sent.destroy();
        });
        resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body: answer });
      });
      if (body === undefined || Buffer.isBuffer(body)) sent.end(body);
      else
        pipeline(body, sent, () => {
          // The request reports the same error.
        });
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function limitConnecting(sent: ClientRequest, limitMs: number): void {
  sent.once('socket', (socket) => {
    if (!socket.connecting) return;
    const limit = setTimeout(giveUp, limitMs, sent);
    const stop = (): void => {
      clearTimeout(limit);
    };
    socket.once('connect', stop);
    socket.once('close', stop);
  });
}

function giveUp(sent: ClientRequest): void {
  sent.destroy(Object.assign(new Error('The other process is too slow'), { code: 'ETIMEDOUT' }));
}

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/**
 * Retries once if the connection was lost or refused before a response began: another replica may be available. Only
 * for requests that are safe to repeat.
 */
export async function retryLost<T>(send: () => Promise<T>): Promise<T> {
  return send().catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (LOST.has(code)) return send();
    throw error;
  });
}
