import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { sampleProperty, sampleRun } from './catalogue.js';
import { postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { requestCount, fakes } from './fake-services.js';

describe('the calls of the spec', () => {
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
  describe('reads', () => {
    it('give one property as a list, under its own names', async () => {
      expect(await read('/singleproperty1/17')).toEqual([
        expect.objectContaining({
          PropertyID: 17,
          Property_Name: 'Marina Crest Tower',
          Ad_Type: 'Sale',
          Featured: '1',
          Imagelink: '["/uploads/demo-tower-01.webp","/uploads/demo-living-03.webp"]',
          Bedrooms: 2,
          Price: 2350000,
        }),
      ]);
    });

    it('report in msg that there is no such property', async () => {
      const answer = await stack.call('/singleproperty1/999');
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ msg: 'Property not found', code: 'NOT_FOUND' });
      const noId = await stack.call('/singleproperty1/abc');
      expect(noId.status).toBe(404);
      expect(await noId.json()).toMatchObject({ msg: 'Property not found', code: 'NOT_FOUND' });
    });

    it('give the whole list, slice by slice, each listing once', async () => {
      fakes.properties = Array.from({ length: 250 }, (_, index) => ({ ...sampleProperty(), id: index + 1 }));
      const before = requestCount('list');
      const rows = (await read('/allprosale')) as { PropertyID: number }[];
      expect(rows.map(({ PropertyID }) => PropertyID)).toEqual(
        Array.from({ length: 250 }, (_, index) => index + 1),
      );
      expect(requestCount('list')).toBe(before + 3);
      expect(await read('/allprorent')).toEqual([]);
    });

    it('give a list that is longer than one captured response', async () => {
      const description = 'x'.repeat(6_000);
      fakes.properties = Array.from({ length: 300 }, (_, index) => ({
        ...sampleProperty(),
        adType: 'rent' as const,
        id: index + 1,
        title: description,
      }));
      const path = '/allprorent?unknown=1';
      for (let time = 0; time < 2; time += 1) expect(await read(path)).toHaveLength(300);
    });

    it('search when the list is requested with a filter', async () => {
      const rows = (await read('/allprosale?minPrice=1000&adType=rent')) as unknown[];
      expect(rows).toHaveLength(1);
      expect(fakes.lastSearch).toMatchObject({ adType: 'sale', minPrice: 1000 });
      expect((await stack.call('/allprosale?minPrice=x')).status).toBe(400);
    });

    it('give projects, heading, navigation, style and testimonials in their own shapes', async () => {
      expect(await read('/getnewly')).toEqual([
        expect.objectContaining({
          id: 3,
          propertyname: 'Saffron Quay',
          complete: 'Q4 2028',
          live: 'on',
          price: 1450000,
        }),
      ]);
      expect(await read('/newdevtext')).toEqual([{ newtext: 'New developments' }]);
      expect(await read('/api/navigation')).toEqual([
        { id: 1, title: 'Buy', urls: '/buy', openin: '', position: 1 },
      ]);
      expect(await read('/api/getnavstyles')).toEqual([
        expect.objectContaining({ button_text: 'List Your Property' }),
      ]);
      expect(await read('/api/testimonials')).toEqual([
        { TID: 4, Name: 'Sara', Review: 'Quick and kind', Star: 5 },
      ]);
    });

    it('count a visit, and show visitors nothing more', async () => {
      const answer = await stack.call('/traffic', postJson({ count: 1 }));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ counted: true });
    });

    it('give static tables by name, those about visitors to members alone, and no others', async () => {
      const table = (tablename: unknown, cookie = ''): Promise<Response> =>
        stack.call('/staticdata', postJson({ tablename }, { cookie }));
      expect(await (await table('homepagedb')).json()).toEqual([{ sec1heading: 'A home that fits' }]);
      expect((await table('traffic')).status).toBe(401);
      expect((await table('form_submissions')).status).toBe(401);
      expect(await (await table('traffic', await stack.sessionOf('agent'))).json()).toEqual([{ count: 7 }]);
      for (const name of ['member', 'pg_shadow', "x'; DROP TABLE member", 7, undefined]) {
        expect(await (await table(name)).json()).toMatchObject({
          status: 400,
          issues: [{ field: 'tablename' }],
        });
      }
    });
  });

  describe('Update Properties', () => {
    it('runs the import to its end and reports its result', async () => {
      const cookie = await stack.sessionOf('admin');
      const answer = await stack.call('/api/data', { headers: { cookie } });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        runId: sampleRun().id,
        state: 'done',
        counts: { ...sampleRun().counts, missing: 0, duplicates: 0 },
      });
      expect(fakes.run.trigger).toBe('admin');
    });

    it('that failed is a failure, with the reason', async () => {
      fakes.run = { ...sampleRun(), state: 'failed', error: 'The feed answered 503' };
      const answer = await stack.call('/api/data', { headers: { cookie: await stack.sessionOf('editor') } });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        detail: 'The feed answered 503',
        state: 'failed',
        runId: sampleRun().id,
      });
    });

    it('is for admins and editors, from our own pages', async () => {
      expect((await stack.call('/api/data')).status).toBe(401);
      expect(
        (await stack.call('/api/data', { headers: { cookie: await stack.sessionOf('agent') } })).status,
      ).toBe(403);
      const cookie = await stack.sessionOf('admin');
      const foreigners: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { referer: 'https://evil.example/' },
        { accept: 'text/html,application/xhtml+xml' },
      ];
      for (const foreign of foreigners) {
        const answer = await fetch(`${stack.url}/api/data`, { headers: { cookie, ...foreign } });
        expect(answer.status).toBe(403);
      }
    });

    it('can be started and looked up', async () => {
      const cookie = await stack.sessionOf('admin');
      const started = await stack.call('/api/feed/runs', postJson({}, { cookie }));
      expect(started.status).toBe(202);
      const address = started.headers.get('location') ?? '';
      expect(address).toBe(`/api/feed/runs/${sampleRun().id}`);
      expect(await (await stack.call(address, { headers: { cookie } })).json()).toMatchObject({
        state: 'done',
      });
      expect((await stack.call('/api/feed/runs/not-an-id', { headers: { cookie } })).status).toBe(400);
    });
  });
});
