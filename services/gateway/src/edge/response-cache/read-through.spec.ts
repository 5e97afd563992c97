import assert from 'node:assert';
import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { setShown } from '../../http/response-tags.js';
import { ResponseCache } from './response-cache.js';
import { ReadThrough, type Read } from './read-through.js';

describe('reading through the cache', () => {
  let cache: ResponseCache;
  let server: Server;
  let url: string;
  let make: RequestListener;
  let read: Read;
  let made: number;
  let surrogateKeys: boolean;
  let reads: ReadThrough;
  let reported: unknown[];
  let received: number;

  beforeEach(async () => {
    cache = new ResponseCache({ maxBytes: 10_000_000 });
    surrogateKeys = false;
    reported = [];
    received = 0;
    const options = {
      get surrogateKeys() {
        return surrogateKeys;
      },
      report: (error: unknown) => reported.push(error),
    };
    reads = new ReadThrough(cache, options);
    read = { key: 'key', isPage: false };
    made = 0;
    make = (_request, response) => response.end('answer');
    server = createServer((request, response) => {
      received += 1;
      reads.handle(read, request, response, (madeRequest, madeResponse) => {
        made += 1;
        if (!read.isPage) setShown(madeResponse, { tags: ['list:sale'] });
        make(madeRequest, madeResponse);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  const text = async (): Promise<string> => (await fetch(url)).text();

  it('makes an answer once for all who wait for it', async () => {
    const waiting: ServerResponse[] = [];
    make = (_request, response) => waiting.push(response);
    const answers = [text(), text(), text()];
    await waitFor('the first', () => waiting[0]);
    waiting[0]?.end('one for all');
    expect(await Promise.all(answers)).toEqual(['one for all', 'one for all', 'one for all']);
    expect(made).toBe(1);
  });

  it('makes it again when the one who was waited for has left', async () => {
    const waiting: ServerResponse[] = [];
    make = (_request, response) => waiting.push(response);
    const leaving = get(url);
    leaving.on('error', () => undefined);
    await waitFor('the first', () => waiting[0]);
    const joined = text();
    leaving.destroy();
    const second = await waitFor('the second', () => waiting[1]);
    second.end('made again');
    expect(await joined).toBe('made again');
  });

  it('never answers a request with a response begun before an invalidation that precedes it', async () => {
    const waiting: ServerResponse[] = [];
    make = (_request, response) => waiting.push(response);
    const early = text();
    await waitFor('the first', () => waiting[0]);
    cache.invalidate(['list:sale']);
    const late = text();
    await waitFor('the second', () => waiting[1]);
    waiting[1]?.end('new');
    expect(await late).toBe('new');
    waiting[0]?.end('old');
    expect(await early).toBe('old');
    expect(await text()).toBe('new');
  });

  it('passes a long response on while it is made, and does not cache it', async () => {
    const chunk = Buffer.alloc(400_000, 'x');
    let finish = (): void => undefined;
    make = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let part = 0; part < 3; part += 1) response.write(chunk);
      finish = () => response.end('end');
    };
    const [answer] = (await once(get(url), 'response')) as [IncomingMessage];
    let length = 0;
    answer.on('data', (data: Buffer) => (length += data.length));
    await waitFor('what is there', () => length === 1_200_000);
    finish();
    await once(answer, 'end');
    expect(length).toBe(1_200_003);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(cache.count).toBe(0);
  });

  it('answers 500 to all who wait when a response cannot be finished, and goes on', async () => {
    const waiting: ServerResponse[] = [];
    make = (_request, response) => waiting.push(response);
    const answers = [fetch(url), fetch(url)];
    await waitFor('both requests', () => received === 2);
    const [first] = waiting as [ServerResponse];
    first.setHeader('content-security-policy', "default-src 'self'");
    const nonce = { toString: () => assert.fail('broken') } as unknown as string;
    setShown(first, { tags: ['list:sale'], nonce });
    first.end('answer');
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(500);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(reported).toEqual([expect.objectContaining({ message: 'broken' })]);
    make = (_request, response) => response.end('answer');
    expect(await text()).toBe('answer');
  });

  describe('while a response cannot be made', () => {
    let time: number;
    const fail: RequestListener = (_request, response) =>
      response.writeHead(503, { 'retry-after': '5' }).end('away');
    beforeEach(async () => {
      time = 1_000_000;
      cache = new ResponseCache({ maxBytes: 10_000_000, staleMs: 3_600_000, now: () => time });
      reads = new ReadThrough(cache, { surrogateKeys: false, report: () => undefined });
      read = { key: 'key', isPage: false, acceptsStale: true };
      time += 2_000;
      expect(await text()).toBe('answer');
      time += 300_001;
    });

    it('sends the stale one to all who accept it, and what is made as soon as it can be', async () => {
      const waiting: ServerResponse[] = [];
      make = (_request, response) => waiting.push(response);
      const before = received;
      const requests = [fetch(url), fetch(url)];
      await waitFor('both requests', () => received === before + 2);
      waiting[0]?.writeHead(503, { 'retry-after': '5' }).end('away');
      for (const answer of await Promise.all(requests)) {
        expect([answer.status, answer.headers.get('x-cache'), answer.headers.get('retry-after')]).toEqual([
          200,
          'stale',
          null,
        ]);
        expect(await answer.text()).toBe('answer');
      }
      make = (_request, response) => response.end('new');
      expect(await text()).toBe('new');
      expect((await fetch(url)).headers.get('x-cache')).toBe('hit');
    });

    it('sends the failure to those who do not accept it', async () => {
      make = fail;
      read = { key: 'key', isPage: false };
      expect((await fetch(url)).status).toBe(503);
      read = { key: 'key', isPage: false, acceptsStale: true };
      expect((await fetch(url)).status).toBe(200);
    });

    it('sends no response that was invalidated', async () => {
      cache.invalidate(['list:sale']);
      make = fail;
      expect((await fetch(url)).status).toBe(503);
    });

    it('sends the whole page instead of one without a part, and the answer that there is none', async () => {
      make = (_request, response) =>
        response.writeHead(200, { 'cache-control': 'no-store' }).end('without a part');
      expect(await text()).toBe('answer');
      make = (_request, response) => response.writeHead(404).end('none');
      expect(await text()).toBe('none');
    });
  });

  it('caches no failure, no cookie and nothing that is marked private', async () => {
    for (const [status, headers] of [
      [500, {}],
      [404, {}],
      [200, { 'set-cookie': 'a=b' }],
      [200, { 'cache-control': 'private' }],
    ] as const) {
      make = (_request, response) => response.writeHead(status, headers).end('x');
      await text();
    }
    expect(cache.count).toBe(0);
    expect(made).toBe(4);
  });

  it('caches no page that was made while a part of it was missing', async () => {
    const waiting: ServerResponse[] = [];
    make = (_request, response) => waiting.push(response);
    read = { key: 'page', isPage: true };
    const page = text();
    const whole = await waitFor('the page', () => waiting[0]);
    read = { key: 'part', isPage: false };
    const part = text();
    const missing = await waitFor('its part', () => waiting[1]);
    missing.writeHead(503).end();
    await part;
    setShown(whole, { tags: ['faq'] });
    whole.end('a page without its part');
    expect(await page).toBe('a page without its part');
    expect(cache.get('page')).toBeUndefined();
  });

  it('requests the complete response, whatever the visitor has', async () => {
    let seen: IncomingMessage['headers'] = {};
    make = (request, response) => {
      seen = request.headers;
      response.end('whole');
    };
    await (await fetch(url, { headers: { range: 'bytes=0-1', 'if-none-match': '*' } })).text();
    expect(seen.range).toBeUndefined();
    expect(seen['if-none-match']).toBeUndefined();
  });

  it('names its tags to clients that request them, from memory too, and to a CDN where that is configured', async () => {
    const headers = { 'x-cache-tags': 'wanted' };
    for (const expected of ['miss', 'hit']) {
      const answer = await fetch(url, { headers });
      expect(answer.headers.get('x-cache')).toBe(expected);
      expect(answer.headers.get('x-cache-tags')).toBe('site list:sale');
      expect(answer.headers.get('surrogate-key')).toBeNull();
    }
    expect((await fetch(url)).headers.get('x-cache-tags')).toBeNull();
    cache.invalidate(['list:sale']);
    surrogateKeys = true;
    expect((await fetch(url)).headers.get('surrogate-key')).toBe('site list:sale');
  });
});
