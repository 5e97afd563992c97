import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { request } from 'undici';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { PORTAL_TOKEN, sampleProperty } from './catalogue.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { requestCount, fakes, publishPropertyChanged } from './fake-services.js';

/** Some 2 MB as rows. */
const LISTINGS = 4_000;
const SLICES = LISTINGS / 100;
const PATHS = [
  '/allprosale',
  `/api/feeds/${PORTAL_TOKEN}/property-finder.xml`,
  `/api/feeds/${PORTAL_TOKEN}/bayut.xml`,
];

describe('the whole catalogue in one answer', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(async () => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
    // Earlier responses may be cached for a moment only.
    await stack.cacheSettled();
    fakes.properties = Array.from({ length: LISTINGS }, (_, index) => ({
      ...sampleProperty(),
      id: index + 1,
      title: `Home ${index + 1}`,
    }));
  });

  const send = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(stack.url + path, { headers });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { ...answer, bytes: body };
  };
  /** The response that stays cached. */
  const cachedOf = (path: string): Promise<Awaited<ReturnType<typeof send>>> =>
    waitFor('it to be cached', async () => {
      const answer = await send(path, { 'accept-encoding': 'gzip' });
      return answer.headers['x-cache'] === 'hit' ? answer : undefined;
    });

  it.each(PATHS)('%s is made once for all requests, and cached in gzip', async (path) => {
    const before = requestCount('list');
    const answers = await Promise.all([
      send(path),
      send(path, { 'accept-encoding': 'gzip, br' }),
      send(path),
    ]);
    const [plain, packed, same] = answers;
    expect(plain.bytes.length).toBeGreaterThan(1024 * 1024);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(same.bytes.equals(plain.bytes)).toBe(true);
    // Feeds request rent as well, of which there is one slice without a listing.
    expect(requestCount('list') - before).toBeLessThanOrEqual(SLICES + 1);
    const cached = await cachedOf(path);
    const whenKept = requestCount('list');
    expect(cached.headers['content-length']).toBe(String(cached.bytes.length));
    const again = await send(path, {
      'accept-encoding': 'gzip',
      'if-none-match': String(cached.headers.etag),
    });
    expect([again.statusCode, again.bytes.length]).toEqual([304, 0]);
    expect(requestCount('list')).toBe(whenKept);
  });

  it('has security headers and the request id of each request, from memory too', async () => {
    for (const id of ['first-of-requests', 'second-of-requests']) {
      const { headers } = await send('/allprosale', { 'x-request-id': id });
      expect(headers['x-request-id']).toBe(id);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      await cachedOf('/allprosale');
    }
  });

  it('shows a change to every request after its event', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await cachedOf('/allprosale');
    fakes.properties = fakes.properties.map((each) => ({ ...each, title: 'Newly named' }));
    const since = cache.begin();
    await publishPropertyChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(since, ['catalogue:sale']));
    const rows = JSON.parse((await send('/allprosale')).bytes.toString()) as { Property_Title: string }[];
    expect(new Set(rows.map((row) => row.Property_Title))).toEqual(new Set(['Newly named']));
    expect(rows).toHaveLength(LISTINGS);
  });

  it('is cut off, and not cached, when a service goes away half-way', async () => {
    fakes.failListsAfter = LISTINGS - 200;
    try {
      await expect(send('/allprosale')).rejects.toThrow();
      // A part so short that none of it was sent yet.
      fakes.failListsAfter = 200;
      const { statusCode, headers, bytes } = await send('/allprosale');
      expect([statusCode, headers['content-type']]).toEqual([500, 'application/problem+json; charset=utf-8']);
      expect(JSON.parse(bytes.toString())).toMatchObject({ status: 500, code: 'INTERNAL' });
    } finally {
      fakes.failListsAfter = undefined;
    }
    expect((await send('/allprosale')).headers['x-cache']).toBe('miss');
  });
});
