import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { ReadThrough } from '../read-through.js';
import { ResponseCache } from '../response-cache.js';
import { setShown } from '../../../http/response-tags.js';

/** Text that compresses as rows of a catalogue do: to about a quarter. */
const part = (number: number): string => {
  const noise = createHash('shake256', { outputLength: 24_000 }).update(String(number)).digest('hex');
  return `${noise.replace(/(.{48})/g, '$1<row type="Apartment" community="Dubai Marina"/>')}\n`;
};
const PARTS = 40;
const textOf = (parts = PARTS, from = 0): string =>
  Array.from({ length: parts }, (_, number) => part(from + number)).join('');

const MEGABYTE = 1024 * 1024;

describe('long answers', () => {
  let cache: ResponseCache;
  let server: Server;
  let url: string;
  let made: number;
  let make: RequestListener;
  /** Releases further parts of the response in progress. */
  let release: ((parts: number) => void)[];
  let version: number;

  /** An answer in parts, of which only `atOnce` are available at first. */
  const inParts =
    (atOnce: number): RequestListener =>
    (_request, response) => {
      let allowed = atOnce;
      let wake = (): void => undefined;
      release.push((parts) => {
        allowed += parts;
        wake();
      });
      const from = version;
      async function* parts(): AsyncGenerator<string> {
        for (let number = 0; number < PARTS; number += 1) {
          while (number >= allowed) await new Promise<void>((resolve) => (wake = resolve));
          yield part(from + number);
        }
      }
      response.setHeader('content-type', 'application/xml');
      Readable.from(parts(), { objectMode: false }).pipe(response);
    };

  const start = async (maxLargeBytes: number): Promise<void> => {
    cache = new ResponseCache({ maxBytes: 10 * MEGABYTE, maxLargeBytes });
    const reads = new ReadThrough(cache, { surrogateKeys: false, report: () => undefined });
    server = createServer((request, response) => {
      const read = { key: 'list', isPage: false, isLarge: true };
      reads.handle(read, request, response, (madeRequest, madeResponse) => {
        made += 1;
        setShown(madeResponse, { tags: ['catalogue:sale'] });
        make(madeRequest, madeResponse);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };

  beforeEach(async () => {
    made = 0;
    version = 0;
    release = [];
    make = inParts(PARTS);
    await start(20 * MEGABYTE);
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  interface Got {
    status: number;
    headers: IncomingMessage['headers'];
    body: Buffer;
  }
  const begin = async (headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> => {
    const request = get(url, { headers, method });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  };
  const fetchWhole = async (headers: Record<string, string> = {}, method = 'GET'): Promise<Got> => {
    const answer = await begin(headers, method);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
  };
  /** Reads a response and counts what has arrived. */
  const collect = (answer: IncomingMessage): { length: () => number; whole: Promise<Buffer> } => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    return {
      length: () => chunks.reduce((sum, { length }) => sum + length, 0),
      whole: once(answer, 'end').then(() => Buffer.concat(chunks)),
    };
  };
  const isCached = (): Promise<boolean> => waitFor('it to be cached', () => cache.count === 1);
  const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

  it('are made once and cached compressed, for clients that accept gzip and others', async () => {
    const first = await fetchWhole(GZIP);
    expect(first.headers).toMatchObject({ 'x-cache': 'miss', 'content-encoding': 'gzip' });
    expect(gunzipSync(first.body).toString()).toBe(textOf());
    await isCached();
    const second = await fetchWhole(GZIP);
    expect(second.headers).toMatchObject({
      'x-cache': 'hit',
      'content-encoding': 'gzip',
      'content-length': String(first.body.length),
      'content-type': 'application/xml',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(second.body.equals(first.body)).toBe(true);
    const plain = await fetchWhole();
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-length']).toBe(String(textOf().length));
    expect(plain.body.toString()).toBe(textOf());
    expect((await fetchWhole({ 'accept-encoding': 'br' })).body.toString()).toBe(textOf());
    expect(made).toBe(1);
    // The compressed form is stored, not the text.
    expect(cache.bytes).toBe(first.body.length);
  });

  it('are sent while they are made, to all who request them meanwhile', async () => {
    make = inParts(PARTS - 1);
    const answers = await Promise.all([begin(GZIP), begin(), begin(GZIP)]);
    expect(made).toBe(1);
    const bodies = answers.map(collect);
    await waitFor('the parts made so far', () => bodies.every(({ length }) => length() > 500_000));
    release[0]?.(1);
    const [one, plain, two] = await Promise.all(bodies.map(({ whole }) => whole));
    expect(gunzipSync(one ?? '').toString()).toBe(textOf());
    expect(plain?.toString()).toBe(textOf());
    expect(two?.equals(one ?? Buffer.alloc(0))).toBe(true);
    expect(made).toBe(1);
  });

  it('are made to their end though the first visitor leaves', async () => {
    make = inParts(PARTS - 1);
    const leaving = await begin(GZIP);
    const staying = await begin(GZIP);
    leaving.destroy();
    release[0]?.(1);
    expect(gunzipSync(await buffer(staying)).toString()).toBe(textOf());
    await isCached();
    expect(made).toBe(1);
  });

  it('are invalidated by their tags alone', async () => {
    await fetchWhole(GZIP);
    await isCached();
    cache.invalidate(['catalogue:rent', 'list:sale']);
    expect((await fetchWhole(GZIP)).headers['x-cache']).toBe('hit');
    cache.invalidate(['catalogue:sale']);
    expect([cache.count, cache.bytes]).toEqual([0, 0]);
    version = 100;
    expect((await fetchWhole()).body.toString()).toBe(textOf(PARTS, 100));
  });

  it('begun before a change answer no later request, and one is made for all of those', async () => {
    make = inParts(PARTS - 1);
    const early = await begin(GZIP);
    cache.invalidate(['catalogue:sale']);
    version = 100;
    make = inParts(PARTS);
    const late = [fetchWhole(), fetchWhole(), fetchWhole()];
    const unrelated = cache.begin();
    cache.invalidate(['faq']);
    expect(cache.changedSince(unrelated)).toBe(true);
    expect(made).toBe(1);
    release[0]?.(1);
    expect(gunzipSync(await buffer(early)).toString()).toBe(textOf());
    for (const { body } of await Promise.all(late)) expect(body.toString()).toBe(textOf(PARTS, 100));
    expect(made).toBe(2);
  });

  it('answer 304 to clients that have them, by the first response and by later ones, and HEAD without a body', async () => {
    const first = await fetchWhole(GZIP);
    await isCached();
    const second = await fetchWhole(GZIP);
    for (const { headers } of [first, second]) {
      const again = await fetchWhole({ ...GZIP, 'if-none-match': String(headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-length']).toBeUndefined();
      expect((await fetchWhole({ 'if-none-match': String(headers.etag) })).status).toBe(200);
    }
    // The same content made again, as after a restart, has the same ETag.
    cache.invalidate(['catalogue:sale']);
    await fetchWhole(GZIP);
    const others = await waitFor('the same name', async () => {
      const { headers } = await fetchWhole(GZIP);
      return headers['x-cache'] === 'hit' ? headers : undefined;
    });
    expect(others.etag).toBe(second.headers.etag);
    const head = await fetchWhole(GZIP, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(first.body.length));
  });

  it('requested by HEAD before they are there are answered without a body, and made for the next request', async () => {
    const head = await fetchWhole(GZIP, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'gzip']);
    await isCached();
    expect((await fetchWhole(GZIP)).headers['x-cache']).toBe('hit');
  });

  it('that break off are never taken for complete and not cached', async () => {
    make = (_request, response) => {
      async function* broken(): AsyncGenerator<string> {
        yield* Array.from({ length: PARTS }, (_, number) => part(number));
        await waitFor('a reader', () => joined);
        throw new Error('a service went away');
      }
      let joined = false;
      void once(server, 'request').then(() => (joined = true));
      Readable.from(broken(), { objectMode: false })
        .on('error', () => response.destroy())
        .pipe(response);
    };
    const first = begin(GZIP);
    const answer = await first;
    const second = await begin();
    await expect(buffer(answer)).rejects.toThrow('aborted');
    await expect(buffer(second)).rejects.toThrow('aborted');
    expect([cache.count, cache.bytes]).toEqual([0, 0]);
    make = inParts(PARTS);
    expect((await fetchWhole()).body.toString()).toBe(textOf());
  });

  it('that fail before anything was sent answer with the failure alone', async () => {
    make = (_request, response) => {
      response.write('[{"half":');
      response.statusCode = 503;
      response.setHeader('content-type', 'application/problem+json');
      response.end('{"status":503}');
    };
    const { status, body } = await fetchWhole();
    expect([status, body.toString()]).toEqual([503, '{"status":503}']);
    expect(cache.count).toBe(0);
  });

  it('that are short are cached with the other responses', async () => {
    make = (_request, response) => response.setHeader('content-type', 'text/plain').end('short '.repeat(500));
    await fetchWhole(GZIP);
    expect((await fetchWhole(GZIP)).headers).toMatchObject({ 'x-cache': 'hit', 'content-encoding': 'br' });
    expect(made).toBe(1);
  });

  describe('for which there is no room', () => {
    beforeEach(async () => {
      server.close();
      await start(300_000);
    });

    it('are sent complete to all who request them, and not cached', async () => {
      make = inParts(PARTS - 1);
      const slow = await begin(GZIP);
      const quick = buffer(await begin(GZIP));
      release[0]?.(1);
      await waitFor('room to be used up', () => cache.bytes > 0);
      expect(cache.bytes).toBeLessThanOrEqual(300_000);
      expect(gunzipSync(await buffer(slow)).toString()).toBe(textOf());
      expect(gunzipSync(await quick).toString()).toBe(textOf());
      await waitFor('all to be released', () => cache.bytes === 0);
      expect(cache.count).toBe(0);
    });

    it('are made anew for those who come too late for their beginning', async () => {
      make = inParts(PARTS - 1);
      const early = collect(await begin(GZIP));
      await waitFor('more than there is room for', () => early.length() > 300_000);
      make = inParts(PARTS);
      expect((await fetchWhole()).body.toString()).toBe(textOf());
      expect(made).toBe(2);
      release[0]?.(1);
      expect(gunzipSync(await early.whole).toString()).toBe(textOf());
    });
  });

  it('make room for one another, the least recently requested first', async () => {
    const first = await fetchWhole(GZIP);
    server.close();
    await start(first.body.length + 50_000);
    await fetchWhole(GZIP);
    await isCached();
    expect(cache.take(60_000)).toBe(true);
    expect([cache.count, cache.bytes]).toEqual([0, 60_000]);
    cache.giveBack(60_000);
  });
});
