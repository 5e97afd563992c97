import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedError } from './feed-error.js';
import { openFeed, type FetchOptions } from './open-feed.js';

describe('opening a feed', () => {
  let server: Server;
  let origin: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeEach(async () => {
    server = createServer((request, response) => {
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  const options: FetchOptions = {
    allowPrivateHosts: ['127.0.0.1'],
    readableFiles: [],
    idleMs: 2_000,
    totalMs: 10_000,
  };
  async function read(location: string, overrides: Partial<FetchOptions> = {}): Promise<string> {
    const { bytes } = await openFeed(location, { ...options, ...overrides });
    let text = '';
    for await (const chunk of bytes) text += chunk.toString();
    return text;
  }

  it('returns the bytes, the charset, and the base of relative URLs', async () => {
    answer = (request, response) => {
      if (request.url === '/old') response.writeHead(302, { location: '/new/feed.xml' }).end();
      else response.writeHead(200, { 'content-type': 'text/xml; charset="windows-1252"' }).end('<a/>');
    };
    const feed = await openFeed(`${origin}/old`, options);
    expect([feed.charset, feed.base]).toEqual(['windows-1252', `${origin}/new/feed.xml`]);
    for await (const chunk of feed.bytes) expect(chunk.toString()).toBe('<a/>');
  });

  it('names the product and the site in the request, also after a redirect', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://manzil.example');
    const agents: (string | undefined)[] = [];
    answer = (request, response) => {
      agents.push(request.headers['user-agent']);
      if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
      else response.end('<a/>');
    };
    await read(`${origin}/old`);
    vi.stubEnv('PUBLIC_URL', '');
    await read(`${origin}/new`);
    vi.unstubAllEnvs();
    const named = expect.stringMatching(/^Manzil\/\d+\.\d+\.\d+ \(\+https:\/\/manzil\.example\)$/) as string;
    expect(agents).toEqual([named, named, expect.stringMatching(/^Manzil\/\d+\.\d+\.\d+$/)]);
  });

  it('sends the password of the URL to its own server and to no other', async () => {
    const seen: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end('<a/>');
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    answer = (request, response) => {
      seen.push(request.headers.authorization);
      response
        .writeHead(302, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/` })
        .end();
    };
    await read(origin.replace('//', '//agency:s%20cret@'));
    other.closeAllConnections();
    await new Promise((done) => other.close(done));
    expect(seen).toEqual([`Basic ${Buffer.from('agency:s cret').toString('base64')}`, undefined]);
  });

  it.each([
    ['a private IP address', 'http://127.0.0.2:9/feed', /private network/],
    ['a private name', 'http://localhost:9/feed', /private network/],
    ['the endpoint of cloud metadata', 'http://169.254.169.254/latest', /private network/],
    ['a file', 'file:///etc/passwd', /not followed/],
    ['no URL', 'http://', /invalid URL/],
    ['itself', '/again', /more than 5 times/],
  ])('refuses a redirect to %s', async (_name, location, reason) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    await expect(read(origin)).rejects.toThrow(reason);
  });

  it.each([404, 500, 204])('refuses an answer of %d', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    await expect(read(origin)).rejects.toThrow(`answered ${status}`);
  });

  it('refuses a body that stops before its stated length', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('<a>', () => response.destroy());
    };
    await expect(read(origin)).rejects.toBeInstanceOf(FeedError);
  });

  it('slowly reads everything from a server that has closed the connection in the meantime', async () => {
    const body = 'x'.repeat(3_000_000);
    server.keepAliveTimeout = 1;
    answer = (_request, response) => response.end(body);
    const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const { bytes } = await openFeed(origin, options);
    let length = 0;
    for await (const chunk of bytes) {
      // The last piece is requested only when the server has closed the connection.
      if (length + chunk.length === body.length) await closed;
      length += chunk.length;
    }
    expect(length).toBe(body.length);
  });

  it('times out when a server sends nothing more', async () => {
    answer = (_request, response) => response.write('<a>');
    await expect(read(origin, { idleMs: 200 })).rejects.toBeInstanceOf(FeedError);
  });

  it('times out when a server sends little', async () => {
    const drips: NodeJS.Timeout[] = [];
    answer = (_request, response) => drips.push(setInterval(() => response.write(' '), 20));
    await expect(read(origin, { totalMs: 300 })).rejects.toBeInstanceOf(FeedError);
    drips.forEach(clearInterval);
  });

  it('ends with the reason of the signal when it is aborted', async () => {
    const stop = new AbortController();
    answer = (_request, response) => {
      response.write('<a>', () => {
        stop.abort(new Error('shutting down'));
      });
    };
    await expect(read(origin, { signal: stop.signal })).rejects.toThrow('shutting down');
  });

  it('reads a file, but no folder or device', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'manzil-feed-'));
    await writeFile(join(folder, 'feed.xml'), '<a/>');
    const readableFiles = [folder, '/dev'];
    const file = (path: string) => read(pathToFileURL(path).href, { readableFiles });
    expect(await file(join(folder, 'feed.xml'))).toBe('<a/>');
    await expect(file(folder)).rejects.toThrow(/not a regular file/);
    await expect(file('/dev/zero')).rejects.toThrow(/not a regular file/);
    await expect(file(join(folder, 'gone.xml'))).rejects.toBeInstanceOf(FeedError);
    await rm(folder, { recursive: true });
  });
});
