import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { UpstreamRequest } from '../../http/ports.js';
import { retryLost, Upstream } from './upstream.js';

/** Limits that a loaded machine does not reach, where a test is not about them. */
const LIMIT_MS = 60_000;
const get: UpstreamRequest = { method: 'GET', path: '/', headers: {} };
const running: { server: Server; upstream: Upstream }[] = [];

async function startUpstream(answer: RequestListener, responseLimitMs = LIMIT_MS) {
  const connections = new Set<Socket>();
  const server = createServer(answer).listen(0, '127.0.0.1');
  server.on('connection', (socket) => connections.add(socket));
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstream = new Upstream(url, { connections: 2, connectLimitMs: LIMIT_MS, responseLimitMs });
  running.push({ server, upstream });
  return { server, upstream, connections };
}

afterEach(() => {
  for (const { server, upstream } of running.splice(0)) {
    upstream.close();
    server.closeAllConnections();
    server.close();
  }
});

describe('another process', () => {
  it('is requested over the same connection again', async () => {
    const { upstream, connections } = await startUpstream((request, response) => {
      response.writeHead(201, { 'x-path': request.url }).end('done');
    });
    for (const path of ['/one', '/other']) {
      const { statusCode, headers, body } = await upstream.request({ ...get, path });
      expect([statusCode, headers['x-path'], await text(body)]).toEqual([201, path, 'done']);
    }
    expect(connections.size).toBe(1);
  });

  it.each<[string, () => Buffer | Readable]>([
    ['whole', () => Buffer.from('the bytes')],
    ['as they come', () => Readable.from([Buffer.from('the '), Buffer.from('bytes')])],
  ])('is sent bytes %s', async (_how, body) => {
    const { upstream } = await startUpstream((request, response) => {
      void text(request).then((received) => response.end(received));
    });
    const answer = await upstream.request({ ...get, method: 'POST', body: body() });
    expect(await text(answer.body)).toBe('the bytes');
  });

  it('is given up when it stays silent', async () => {
    const { upstream } = await startUpstream(() => undefined, 50);
    await expect(upstream.request(get)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('is given up when it falls silent in the middle of an answer', async () => {
    const { upstream } = await startUpstream((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
    });
    const { body } = await upstream.request(get);
    body.socket.setTimeout(50);
    await expect(text(body)).rejects.toThrow();
  });

  it('is not given up while its bytes wait for a slow reader', async () => {
    const long = 'x'.repeat(4_000_000);
    const { upstream } = await startUpstream((_request, response) => response.end(long));
    const { body } = await upstream.request(get);
    await once(body, 'readable');
    body.socket.setTimeout(50);
    await once(body.socket, 'timeout');
    body.socket.setTimeout(LIMIT_MS);
    expect(await text(body)).toBe(long);
  });

  it('is sent no more of what it refused', async () => {
    const { upstream } = await startUpstream((_request, response) => {
      response.writeHead(413).end('too long');
    });
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(1_000)) });
    const { statusCode, body } = await upstream.request({ ...get, method: 'POST', body: endless });
    expect([statusCode, await text(body)]).toEqual([413, 'too long']);
    await expect(finished(endless)).rejects.toThrow();
  });

  it('reports by its code that the connection is lost or refused', async () => {
    const { upstream, server } = await startUpstream((request) => request.socket.destroy());
    await expect(upstream.request(get)).rejects.toMatchObject({ code: 'ECONNRESET' });
    server.close();
    await once(server, 'close');
    await expect(upstream.request(get)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is cancelled when nobody waits any more', async () => {
    const left = new AbortController();
    const { upstream } = await startUpstream(() => {
      left.abort();
    });
    await expect(upstream.request({ ...get, signal: left.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

const failing = (...failures: (string | undefined)[]) => {
  const sent = { times: 0 };
  const send = (): Promise<string> => {
    const code = failures[sent.times];
    sent.times += 1;
    return code === undefined
      ? Promise.resolve('response')
      : Promise.reject(Object.assign(new Error(code), { code }));
  };
  return { send, sent };
};

describe('a request to another process', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])('is sent once more after %s', async (code) => {
    const { send, sent } = failing(code);
    expect(await retryLost(send)).toBe('response');
    expect(sent.times).toBe(2);
  });

  it('is not sent a third time', async () => {
    const { send, sent } = failing('ECONNRESET', 'ECONNREFUSED');
    await expect(retryLost(send)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(sent.times).toBe(2);
  });

  it('is not sent again when it was slow or refused', async () => {
    const { send, sent } = failing('ETIMEDOUT');
    await expect(retryLost(send)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(sent.times).toBe(1);
  });
});
