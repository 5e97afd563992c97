import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { sampleProperty, sampleRun } from './catalogue.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { fakes } from './fake-services.js';

describe('the API', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(async () => {
    await stack.stop();
  });
  afterEach(() => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
    fakes.properties = [sampleProperty()];
    fakes.run = sampleRun();
  });
  const read = async (path: string): Promise<unknown> => (await stack.call(path)).json();

  describe('searches', () => {
    it('pass on every filter in the types of the contract', async () => {
      const answer = await stack.call(
        '/api/properties?adType=rent&q=%20marina%20&type=Villa&minPrice=7000&maxPrice=&bedrooms=6&featured=true&sort=price-asc&page=3&utm_source=x',
      );
      expect(answer.status).toBe(200);
      expect(fakes.lastSearch).toEqual({
        adType: 'rent',
        q: 'marina',
        type: 'Villa',
        minPrice: 7000,
        bedrooms: 6,
        featured: true,
        sort: 'price-asc',
        page: 3,
        pageSize: 12,
        understand: true,
      });
    });

    it.each([
      ['', 'adType'],
      ['adType=lease', 'adType'],
      ['adType=sale&minPrice=cheap', 'minPrice'],
      ['adType=sale&minPrice=-1', 'minPrice'],
      ['adType=sale&bedrooms=7', 'bedrooms'],
      ['adType=sale&page=0', 'page'],
      ['adType=sale&page=1e3', 'page'],
      ['adType=sale&sort=cheapest', 'sort'],
      ['adType=sale&type=Villa&type=Castle', 'type'],
      ['adType=sale&q=a&q=b', 'q'],
      ['adType=sale&featured=maybe', 'featured'],
    ])('that are not valid (%s) name the field', async (query, field) => {
      const answer = await stack.call(`/api/properties?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(await answer.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        status: 400,
        issues: [{ field }],
      });
    });

    it('suggest', async () => {
      expect(await read('/api/suggestions?q=mar')).toMatchObject({ suggestions: [{ name: 'mar' }] });
      expect((await stack.call('/api/suggestions')).status).toBe(400);
    });

    it('name the areas of one kind', async () => {
      expect(await read('/api/areas?adType=rent')).toMatchObject({ areas: [{ name: 'Dubai Marina' }] });
      expect((await stack.call('/api/areas')).status).toBe(400);
      expect((await stack.call('/api/areas?adType=rent&limit=21')).status).toBe(400);
    });

    it('show a place by one of its names, and say which parameter is wrong', async () => {
      expect(await read('/api/places/jvc?adType=sale')).toEqual({
        movedTo: { slug: 'jumeirah-village-circle', type: null },
      });
      expect((await stack.call('/api/places/nowhere?adType=sale')).status).toBe(404);
      for (const query of ['', '?adType=lease']) {
        const answer = await stack.call(`/api/places/jvc${query}`);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ issues: [{ field: 'adType' }] });
      }
    });
  });

  describe('a listing', () => {
    it('comes with related ones in one answer', async () => {
      fakes.properties = [sampleProperty(), { ...sampleProperty(), id: 18, pagelink: 'other' }];
      const body = await read('/api/properties/other');
      expect(body).toMatchObject({
        property: { id: 18, agent: { name: 'Leila Haddad' } },
        related: [{ id: 17 }],
        similar: [{ id: 17 }],
      });
    });

    it('is shown with others that are chosen anew each time', async () => {
      fakes.properties = [sampleProperty(), { ...sampleProperty(), id: 18, pagelink: 'other' }];
      for (const time of [1, 2]) {
        const answer = await stack.call('/api/properties/18/others');
        expect([time, answer.headers.get('cache-control')]).toEqual([time, 'no-store']);
        expect(await answer.json()).toMatchObject({ items: [{ id: 17 }] });
      }
    });

    it('that was withdrawn is gone, with similar ones in the problem', async () => {
      fakes.properties = [
        sampleProperty(),
        { ...sampleProperty(), id: 19, pagelink: 'gone', withdrawnAt: '2026-01-01T00:00:00Z' },
      ];
      const answer = await stack.call('/api/properties/gone');
      expect(answer.status).toBe(410);
      expect(await answer.json()).toMatchObject({
        code: 'GONE',
        status: 410,
        related: [{ id: 17 }],
        listing: { reference: sampleProperty().reference, bedrooms: sampleProperty().bedrooms },
      });
      expect((await stack.call('/singleproperty1/19')).status).toBe(404);
    });

    it('that is unknown is a 404', async () => {
      expect(await read('/api/properties/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });
  });

  describe('problems', () => {
    it('carry the request id of the caller when it is well-formed, else one of ours', async () => {
      const own = await stack.call('/api/nothing', { headers: { 'x-request-id': 'caller-12345' } });
      expect(own.headers.get('x-request-id')).toBe('caller-12345');
      expect(await own.json()).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'There is nothing at this address',
        code: 'NOT_FOUND',
        requestId: 'caller-12345',
      });
      const odd = await stack.call('/api/nothing', { headers: { 'x-request-id': '<script>' } });
      expect(odd.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    });

    it('report that no service answers, without waiting for the deadline, which would be a 504', async () => {
      const answer = await stack.call('/api/faqs');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      const body = await answer.text();
      expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
      expect(body).not.toContain('rpc.');
    });

    it('distinguish invalid JSON, too much of it and another type', async () => {
      const send = (body: string, type = 'application/json'): Promise<Response> =>
        stack.call('/traffic', { method: 'POST', headers: { 'content-type': type }, body });
      expect(await (await send('{"count":')).json()).toMatchObject({
        status: 400,
        detail: 'The body is not valid JSON',
      });
      expect(await (await send(JSON.stringify({ count: 'x'.repeat(300_000) }))).json()).toMatchObject({
        status: 413,
      });
      expect(await (await send('count=1', 'application/x-www-form-urlencoded')).json()).toMatchObject({
        status: 415,
      });
      expect((await stack.call('/traffic', { method: 'DELETE' })).status).toBe(404);
    });

    it('come with headers that let nothing run in them', async () => {
      const { headers } = await stack.call('/api/nothing');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
    });
  });

  it('keeps connections for longer than load balancers, on both of its ports', async () => {
    for (const url of [stack.url, stack.internalUrl]) {
      const answer = await fetch(`${url}/newdevtext`);
      expect(answer.headers.get('keep-alive')).toBe('timeout=65');
    }
  });

  it('reports whether it is ready', async () => {
    expect(await read('/health/ready')).toEqual({ ready: true, waitingFor: [] });
    expect(await read('/health/live')).toEqual({ status: 'live' });
  });
});
