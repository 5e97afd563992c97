import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { waitFor } from '@manzil/testing/wait-for';
import { request as rawRequest } from 'undici';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { sampleProperty } from './catalogue.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { asked, behind, tellContentChanged, tellPropertyChanged } from './services-behind.js';

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
    behind.gate = Promise.resolve();
    behind.properties = [sampleProperty()];
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
    const before = asked('search');
    expect(await cacheOf(`${SEARCH}&page=1&q=marina`)).toBe('miss');
    expect(
      await cacheOf(`/api/properties?q=marina&page=1&adType=sale&utm_source=mail&unknown=1&location=`),
    ).toBe('hit');
    expect(await cacheOf(`${SEARCH}&page=2&q=marina`)).toBe('miss');
    expect(asked('search')).toBe(before + 2);
  });

  it('are made once for all who ask while they are made', async () => {
    const before = asked('search');
    let open = (): void => undefined;
    behind.gate = new Promise((resolve) => (open = resolve));
    const answers = Array.from({ length: 20 }, () => stack.call(SEARCH));
    await waitFor('the first ask', () => asked('search') > before);
    open();
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(asked('search')).toBe(before + 1);
  });

  it('answer 304 to whoever has them, and compress for those who take it', async () => {
    behind.properties = Array.from({ length: 30 }, (_, index) => ({ ...sampleProperty(), id: index + 1 }));
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

  it('show a change as soon as its fact has arrived, in every gateway', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await titles();
    await titles();
    behind.properties = [{ ...sampleProperty(), title: 'Newly priced' }];
    const before = cache.begin();
    await tellPropertyChanged(stack.services);
    await waitFor('the fact', () => cache.changedSince(before, ['list:sale']));
    expect(await titles()).toEqual(['Newly priced']);
  });

  it('of content outlive a change of listings, and the other way round', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await cacheOf('/api/site-frame');
    await cacheOf(SEARCH);
    let before = cache.begin();
    await tellPropertyChanged(stack.services);
    await waitFor('the fact', () => cache.changedSince(before, ['list:sale']));
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    expect(await cacheOf(SEARCH)).toBe('miss');
    before = cache.begin();
    await tellContentChanged(stack.services);
    await waitFor('the fact', () => cache.changedSince(before, ['document:homepagedb']));
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    expect(await cacheOf(SEARCH)).toBe('hit');
  });

  it('that were being made when a fact came are sent, but kept by nobody, and joined by nobody', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    const before = asked('search');
    let open = (): void => undefined;
    behind.gate = new Promise((resolve) => (open = resolve));
    const early = titles();
    await waitFor('the early ask', () => asked('search') > before);
    behind.properties = [{ ...sampleProperty(), title: 'After the change' }];
    const moment = cache.begin();
    await tellPropertyChanged(stack.services);
    await waitFor('the fact', () => cache.changedSince(moment, ['list:sale']));
    const late = titles();
    await waitFor('the late ask', () => asked('search') > before + 1);
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

  it('that lack a part are sent but not kept', async () => {
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

  it('that failed are not kept', async () => {
    expect(await cacheOf('/api/faqs')).toBe('miss');
    expect(await cacheOf('/api/faqs')).toBe('miss');
  });

  it('are dropped when NATS was away, and nothing new is kept while it is', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await cacheOf('/api/site-frame');
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    await stack.nats.pause();
    await waitFor('the loss', () => !stack.gateway.app.get(NatsLink).connected);
    expect((await stack.call('/api/documents/buypagedb')).status).toBe(503);
    // What was kept is still shown for some seconds: a short loss is not seen by visitors.
    expect(await cacheOf('/api/site-frame')).toBe('hit');
    const before = cache.begin();
    await stack.nats.resume();
    await waitFor('the return', () => cache.changedSince(before, ['document:homepagedb']));
    await waitFor('answers', async () => (await stack.call('/api/site-frame')).ok);
    expect(await titles()).toEqual(['Two-bedroom apartment with a full marina view']);
  });
});
