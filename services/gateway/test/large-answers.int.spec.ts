import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@manzil/testing/wait-for';
import { request } from 'undici';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { sampleProperty } from './catalogue.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { asked, behind, tellPropertyChanged } from './services-behind.js';

/** Some 2 MB as rows. */
const LISTINGS = 4_000;
const SLICES = LISTINGS / 100;
const PATHS = ['/allprosale', '/api/feeds/property-finder.xml', '/api/feeds/bayut.xml'];

describe('the whole catalogue in one answer', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(async () => {
    await stack.stop();
  });
  beforeEach(() => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
    behind.properties = Array.from({ length: LISTINGS }, (_, index) => ({
      ...sampleProperty(),
      ...{ id: index + 1, title: `Home ${index + 1}` },
    }));
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(stack.url + path, { headers });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { ...answer, bytes: body };
  };
  const keptOf = (path: string): Promise<Awaited<ReturnType<typeof ask>>> =>
    waitFor('it to be kept', async () => {
      const answer = await ask(path, { 'accept-encoding': 'gzip' });
      return answer.headers['x-cache'] === 'hit' ? answer : undefined;
    });

  it.each(PATHS)('%s is made once for all who ask, and kept in gzip', async (path) => {
    const before = asked('list');
    const answers = await Promise.all([ask(path), ask(path, { 'accept-encoding': 'gzip, br' }), ask(path)]);
    const [plain, packed, same] = answers;
    expect(plain.bytes.length).toBeGreaterThan(1024 * 1024);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(same.bytes.equals(plain.bytes)).toBe(true);
    // Feeds ask for rent as well, of which there is one slice without a listing.
    expect(asked('list') - before).toBeLessThanOrEqual(SLICES + 1);
    const kept = await keptOf(path);
    const whenKept = asked('list');
    expect(kept.headers['content-length']).toBe(String(kept.bytes.length));
    const again = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': String(kept.headers.etag) });
    expect([again.statusCode, again.bytes.length]).toEqual([304, 0]);
    expect(asked('list')).toBe(whenKept);
  });

  it('has security headers and the request id of each who asks, from memory too', async () => {
    for (const id of ['first-of-all-asks', 'second-of-all-asks']) {
      const { headers } = await ask('/allprosale', { 'x-request-id': id });
      expect(headers['x-request-id']).toBe(id);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      await keptOf('/allprosale');
    }
  });

  it('shows a change to whoever asks after its event', async () => {
    const cache = stack.gateway.app.get(ResponseCache);
    await keptOf('/allprosale');
    behind.properties = behind.properties.map((each) => ({ ...each, title: 'Newly named' }));
    const moment = cache.begin();
    await tellPropertyChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(moment, ['catalogue:sale']));
    const rows = JSON.parse((await ask('/allprosale')).bytes.toString()) as { Property_Title: string }[];
    expect(new Set(rows.map((row) => row.Property_Title))).toEqual(new Set(['Newly named']));
    expect(rows).toHaveLength(LISTINGS);
  });

  it('is cut off, and not kept, when a service goes away half-way', async () => {
    behind.failListsAfter = LISTINGS - 200;
    try {
      await expect(ask('/allprosale')).rejects.toThrow();
      // A part so short that nothing of it was sent yet.
      behind.failListsAfter = 200;
      const { statusCode, headers, bytes } = await ask('/allprosale');
      expect([statusCode, headers['content-type']]).toEqual([500, 'application/problem+json; charset=utf-8']);
      expect(JSON.parse(bytes.toString())).toMatchObject({ status: 500, code: 'INTERNAL' });
    } finally {
      behind.failListsAfter = undefined;
    }
    expect((await ask('/allprosale')).headers['x-cache']).toBe('miss');
  });
});
