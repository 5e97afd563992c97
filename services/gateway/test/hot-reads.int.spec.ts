import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '@manzil/service-kit/metrics';
import { request as rawRequest } from 'undici';
import { fakes } from './fake-services.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const SEARCH = '/api/properties?adType=sale';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

describe('an answer from memory', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    await stack.cacheSettled();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const read = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await rawRequest(stack.url + SEARCH, { method, headers: { ...BROWSER, ...headers } });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
  const hits = async (): Promise<number> => {
    const text = await registry.getSingleMetricAsString('manzil_gateway_reads_total');
    return Number(/outcome="hit"\} (\d+)/.exec(text)?.[1] ?? 0);
  };

  it('has all headers of the one that was made for it, each once', async () => {
    const [made, cached] = [await read(), await read()];
    const { 'x-cache': first, 'x-request-id': _, date: _made, ...headers } = made.headers;
    const { 'x-cache': second, 'x-request-id': _id, date: _cached, ...same } = cached.headers;
    expect([first, second]).toEqual(['miss', 'hit']);
    expect(same).toEqual(headers);
    expect(cached.body).toBe(made.body);
  });

  it('carries the id of its own request: a new one, or the one the caller gave', async () => {
    await read();
    const ids = [await read(), await read()].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
    expect((await read({ 'x-request-id': 'given-by-caller' })).headers['x-request-id']).toBe(
      'given-by-caller',
    );
    expect((await read({ 'x-request-id': '<b>no</b>' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('is nothing but headers for HEAD, and for a client that has it already', async () => {
    const { headers, body } = await read();
    const head = await read({}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag, 'x-cache': 'hit' } });
    expect(head.headers['content-length']).toBe(headers['content-length']);
    const again = await read({ 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag, 'x-cache': 'hit' } });
    expect(again.headers['content-length']).toBeUndefined();
    expect(again.headers['content-encoding']).toBeUndefined();
    expect(body).not.toBe('');
  });

  it('is counted by the time the metrics are read', async () => {
    await read();
    const before = await hits();
    await read();
    await read();
    expect(await hits()).toBe(before + 2);
    expect(await hits()).toBe(before + 2);
  });

  it('is none for a search of which the text may be understood better in a moment', async () => {
    const cacheFor = async (path = `${SEARCH}&q=planetarium`): Promise<(string | null)[]> => {
      const answer = await stack.call(path);
      bodies.push(await answer.text());
      return [answer.headers.get('x-cache'), answer.headers.get('cache-control')];
    };
    const bodies: string[] = [];
    const suggestions = '/api/suggestions?q=planetarium&adType=sale';
    fakes.provisional = true;
    expect([await cacheFor(), await cacheFor()]).toEqual([
      ['miss', 'no-store'],
      ['miss', 'no-store'],
    ]);
    expect([await cacheFor(suggestions), await cacheFor(suggestions)]).toEqual([
      ['miss', 'no-store'],
      ['miss', 'no-store'],
    ]);
    const provisional = bodies.at(-1);
    fakes.provisional = false;
    expect([await cacheFor(suggestions), await cacheFor(suggestions)]).toEqual([
      ['miss', 'no-cache'],
      ['hit', 'no-cache'],
    ]);
    expect(bodies.at(-1)).toBe(provisional);
    expect([await cacheFor(), await cacheFor()]).toEqual([
      ['miss', 'no-cache'],
      ['hit', 'no-cache'],
    ]);
  });

  it('is not for a member where members are shown more', async () => {
    const cacheFor = async (headers: Record<string, string>): Promise<string | null> => {
      const answer = await stack.call('/getnewly', { headers });
      await answer.arrayBuffer();
      return answer.headers.get('x-cache');
    };
    const cookie = await stack.sessionOf('editor');
    expect([await cacheFor({}), await cacheFor({})]).toEqual(['miss', 'hit']);
    expect(await cacheFor({ cookie })).toBeNull();
    expect(await cacheFor({})).toBe('hit');
  });
});
