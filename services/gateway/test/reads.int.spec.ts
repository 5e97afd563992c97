import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { waitFor } from '@manzil/testing/wait-for';
import { request as rawRequest } from 'undici';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { sampleProperty } from './catalogue.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { requestCount, fakes, publishContentChanged, publishPropertyChanged } from './fake-services.js';

const SEARCH = '/api/properties?adType=sale';

describe('public reads', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(() => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
  });
  afterEach(() => {
    fakes.gate = Promise.resolve();
    fakes.properties = [sampleProperty()];
  });

  const cacheOf = async (path: string): Promise<string | null> => {
    const answer = await stack.call(path);
    await answer.arrayBuffer();
    return answer.headers.get('x-cache');
  };
  const titles = async (): Promise<string[]> => {
    const { items } = (await (await stack.call(SEARCH)).json()) as { items: { title: string }[] };
    return items.map(({ title }) => title);
  };

  it('are made once and then answered from memory, under any spelling of the same question', async () => {
    await stack.cacheSettled();
    const before = requestCount('search');
    expect(await cacheOf(`${SEARCH}&page=1&q=marina`)).toBe('miss');
    expect(
      await cacheOf(`/api/properties?q=marina&page=1&adType=sale&utm_source=mail&unknown=1&location=`),
    ).toBe('hit');
    expect(await cacheOf(`${SEARCH}&page=2&q=marina`)).toBe('miss');
    expect(requestCount('search')).toBe(before + 2);
  });

  it('are made once for all concurrent requests', async () => {
    const before = requestCount('search');
    let open = (): void => undefined;
    fakes.gate = new Promise((resolve) => (open = resolve));
    const answers = Array.from({ length: 20 }, () => stack.call(SEARCH));
    await waitFor('the first request', () => requestCount('search') > before);
    open();
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(requestCount('search')).toBe(before + 1);
  });

  it('are the same where the router has to handle them, because they have a body', async () => {
    const read = async (path: string, body: string | null) => {
      stack.gateway.app.get(ResponseCache).invalidateAll();
      const answer = await rawRequest(stack.url + path, {
        method: 'GET',
        headers: { 'content-type': 'application/json', 'x-request-id': 'the-same-id' },
        ...(body !== null && { body }),
      });
      const { date: _, 'surrogate-key': tags, ...headers } = answer.headers;
      return { status: answer.statusCode, tags, headers, body: await answer.body.text() };
    };
    for (const path of [
      SEARCH,
      `${SEARCH}&type=Villa&type=Apartment&q=%D8%AF%D8%A8%D9%8A`,
      `${SEARCH}&page=0`,
      '/api/properties?adType=lease&minPrice=-1',
      '/api/suggestions?q=marina',
      '/api/areas?adType=sale&limit=99',
      '/api/site-frame',
    ]) {
      const direct = await read(path, null);
      expect(direct).toEqual(await read(path, '{}'));
      expect(direct.body).not.toBe('');
    }
  });

  it('answer 304 to clients that have them, and are compressed for clients that accept it', async () => {
    fakes.properties = Array.from({ length: 30 }, (_, index) => ({ ...sampleProperty(), id: index + 1 }));
    await stack.cacheSettled();
    const plain = await rawRequest(stack.url + SEARCH);
    const body = await plain.body.text();
    const etag = String(plain.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(plain.headers['cache-control']).toBe('no-cache');

    const brotli = await rawRequest(stack.url + SEARCH, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-cache': 'hit',
    });
    expect((await brotli.body.bytes()).length).toBeLessThan(body.length / 4);
    expect(brotli.headers.etag).not.toBe(etag);
    const unpacked = await fetch(stack.url + SEARCH, { headers: { 'accept-encoding': 'gzip' } });
    expect(unpacked.headers.get('content-encoding')).toBe('gzip');
    expect(await unpacked.text()).toBe(body);

    const again = await rawRequest(stack.url + SEARCH, {
      headers: { 'if-none-match': `"other", W/${etag}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers.etag).toBe(etag);
    expect(await again.body.text()).toBe('');

    const head = await rawRequest(stack.url + SEARCH, { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  it('show a change as soon as its event has arrived, in every gateway', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await titles();
    await titles();
    fakes.properties = [{ ...sampleProperty(), title: 'Newly priced' }];
    const before = cache.begin();
    await publishPropertyChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(before, ['list:sale']));
    expect(await titles()).toEqual(['Newly priced']);
  });

  it('of content outlive a change of listings, and the other way round', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await stack.cacheSettled();
    await cacheOf('/api/site-frame');
    await cacheOf(SEARCH);
    let before = cache.begin();
    await publishPropertyChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(before, ['list:sale']));
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    expect(await cacheOf(SEARCH)).toBe('miss');
    await stack.cacheSettled();
    await cacheOf(SEARCH);
    before = cache.begin();
    await publishContentChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(before, ['document:homepagedb']));
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    expect(await cacheOf(SEARCH)).toBe('hit');
  });

  it('that were in flight when an event came are sent, but neither cached nor used for later requests', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    const before = requestCount('search');
    let open = (): void => undefined;
    fakes.gate = new Promise((resolve) => (open = resolve));
    const early = titles();
    await waitFor('the early request', () => requestCount('search') > before);
    fakes.properties = [{ ...sampleProperty(), title: 'After the change' }];
    const since = cache.begin();
    await publishPropertyChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(since, ['list:sale']));
    const late = titles();
    await waitFor('the late request', () => requestCount('search') > before + 1);
    open();
    expect(await early).toEqual(['Two-bedroom apartment with a full marina view']);
    expect(await late).toEqual(['After the change']);
    expect(await titles()).toEqual(['After the change']);
  });

  it('show visitors and members their own list of new developments', async () => {
    const cookie = await stack.sessionOf('editor');
    const rows = async (headers: Record<string, string>): Promise<number> =>
      ((await (await stack.call('/getnewly', { headers })).json()) as unknown[]).length;
    expect(await rows({})).toBe(1);
    expect(await rows({ cookie })).toBe(2);
    expect(await rows({})).toBe(1);
    expect(await rows({ cookie: `manzil_session=${'x'.repeat(43)}` })).toBe(1);
  });

  it('that lack a part are sent but not cached', async () => {
    const answer = await stack.call('/api/home');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      posts: [],
      document: { fields: { sec1heading: 'A home that fits' } },
      featured: [{ id: 17 }],
      testimonials: [{ name: 'Sara' }],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await cacheOf('/api/home')).toBe('miss');
  });

  it('that failed are not cached', async () => {
    expect(await cacheOf('/api/faqs')).toBe('miss');
    expect(await cacheOf('/api/faqs')).toBe('miss');
  });

  it('are invalidated when NATS was away, and nothing new is cached while it is', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await stack.cacheSettled();
    await cacheOf('/api/site-frame');
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    await stack.nats.pause();
    await waitFor('the loss', () => !stack.gateway.app.get(NatsLink).connected);
    expect((await stack.call('/api/documents/buypagedb')).status).toBe(503);
    // Cached responses are still sent for some seconds, so that visitors do not notice a short outage.
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    const before = cache.begin();
    await stack.nats.resume();
    await waitFor('the return', () => cache.changedSince(before, ['document:homepagedb']));
    await waitFor('answers', async () => (await stack.call('/api/site-frame')).ok);
    expect(await titles()).toEqual(['Two-bedroom apartment with a full marina view']);
  });
});
