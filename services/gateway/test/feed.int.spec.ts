import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { AuditTrail } from '../src/accounts/audit/audit-trail.js';
import { PORTAL_TOKEN, sampleRun } from './catalogue.js';
import { feedRequests, startFakeFeed } from './fake-feed.js';
import { postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { requestCount, fakes } from './fake-services.js';

describe('import runs at the gateway', () => {
  let stack: GatewayUnderTest;
  let database: TestDatabase;
  let feed: RunningService;
  let cookie: string;
  const { id } = sampleRun();
  const run = `/api/feed/runs/${id}`;

  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    database = await createDatabase((await startPostgres()).adminUrl);
    feed = await startFakeFeed(database.url, stack.nats.url);
    cookie = await stack.sessionOf('editor');
  });
  afterAll(async () => {
    await feed.stop();
    await stack.stop();
    await database.drop();
  });
  afterEach(() => {
    fakes.run = sampleRun();
    feedRequests.clear();
  });
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    stack.call(path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } });

  it.each([
    ['cancel', 200, 'cancel', { id, by: 'editor@manzil.example' }],
    ['approve', 202, 'decide', { id, by: 'editor@manzil.example', decision: 'approved' }],
    ['discard', 200, 'decide', { id, by: 'editor@manzil.example', decision: 'discarded' }],
    ['roll-back', 202, 'rollBack', { id, by: 'editor@manzil.example' }],
  ])('%s is requested in the name of the member', async (verb, status, contract, request) => {
    fakes.run = { ...sampleRun(), state: 'staging', finishedAt: null };
    expect((await call(`${run}/${verb}`, postJson({}))).status).toBe(status);
    expect(feedRequests.get(contract)).toEqual(request);
  });

  it('what cannot be done is a conflict', async () => {
    expect((await call(`${run}/cancel`, postJson({}))).status).toBe(409);
  });

  it('is for admins and editors alone', async () => {
    const agent = await stack.sessionOf('agent');
    for (const path of [`${run}/events`, `${run}/problems`, `${run}/changes`, '/api/admin/properties']) {
      expect((await stack.call(path)).status).toBe(401);
      expect((await stack.call(path, { headers: { cookie: agent } })).status).toBe(403);
    }
    expect((await stack.call(`${run}/roll-back`, postJson({}, { cookie: agent }))).status).toBe(403);
  });

  it('shows the changes of a run by page and kind', async () => {
    expect((await call(`${run}/changes?kind=changed&after=3&limit=20`)).status).toBe(200);
    expect(feedRequests.get('changes')).toEqual({ id, kind: 'changed', after: 3, limit: 20 });
    expect((await call(`${run}/changes?kind=other`)).status).toBe(400);
  });

  it('sends all problems as one file, slice by slice', async () => {
    const answer = await call(`${run}/problems`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(await answer.text()).toBe('from 0\r\nfrom 1\r\nfrom 2\r\n');
  });

  it.each(['property-finder', 'bayut'])(
    'gives portals the feed for %s as listings writes it',
    async (portal) => {
      const answer = await stack.call(`/api/feeds/${PORTAL_TOKEN}/${portal}.xml`);
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const xml = await answer.text();
      expect(xml.startsWith('<feed>')).toBe(true);
      expect(xml.split(`<${portal}>`)).toHaveLength(fakes.properties.length + 1);
      expect(xml.endsWith('</feed>\n')).toBe(true);
    },
  );

  it('gives nobody the feed of a portal without its token', async () => {
    for (const path of ['bayut.xml', `${'y'.repeat(43)}/bayut.xml`, `${PORTAL_TOKEN}x/bayut.xml`])
      expect([400, 404]).toContain((await stack.call(`/api/feeds/${path}`)).status);
  });

  it('answers a quarantined import with its reasons', async () => {
    const reasons = [
      { code: 'empty' as const, figures: { read: 0 }, sentence: 'The feed holds no listings' },
    ];
    fakes.run = { ...sampleRun(), state: 'quarantined', error: 'The feed holds no listings', reasons };
    const answer = await call('/api/data');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ state: 'quarantined', reasons });
  });

  it('passes on locks of staff, and what is left out', async () => {
    const init = { ...postJson({ hidden: true, title: ' Ours ' }), method: 'PUT' };
    expect((await call('/api/properties/7/overrides', init)).status).toBe(200);
    expect(feedRequests.get('override')).toEqual({
      id: 7,
      overrides: { hidden: true, title: 'Ours' },
      reason: '',
    });
    expect((await call('/api/admin/properties?q=sea&status=hidden&residential=1&page=')).status).toBe(200);
    expect(feedRequests.get('managed')).toEqual({
      q: 'sea',
      status: 'hidden',
      residential: true,
      sort: 'updated',
      page: 1,
      pageSize: 12,
    });
  });

  it('stores the mapping of columns with its author, and samples its result', async () => {
    expect((await call('/api/feed/mappings/primary')).status).toBe(200);
    const fields = { Art: 'ad_type', Etage: '' };
    const values = { unitType: { Stadtvilla: 'Villa' } };
    const init = { ...postJson({ fields, values, expectedVersion: 2 }), method: 'PUT' };
    expect((await call('/api/feed/mappings/primary', init)).status).toBe(200);
    expect(feedRequests.get('mapping saved')).toEqual({
      source: 'primary',
      fields,
      values,
      expectedVersion: 2,
      by: 'editor@manzil.example',
    });
    expect((await call('/api/feed/samples', postJson({ text: 'a;b\n1;2\n' }))).status).toBe(200);
    expect(feedRequests.get('sample')).toEqual({
      text: 'a;b\n1;2\n',
      fields: {},
      recordName: '',
      amountCurrency: '',
      values: {},
    });
    const unknown = postJson({ fields: { Art: 'no-such-field' } });
    expect((await call('/api/feed/samples', unknown)).status).toBe(400);
    const unmapped = await call('/api/feed/mappings/primary/unmapped');
    expect(await unmapped.json()).toMatchObject({ values: [{ value: 'Stadtvilla', count: 12 }] });
    const noType = {
      ...postJson({ fields, values: { unitType: { a: 'Castle' } }, expectedVersion: 2 }),
      method: 'PUT',
    };
    expect((await call('/api/feed/mappings/primary', noType)).status).toBe(400);
  });

  it('lists failed photos by the references of their listings, and requests them again', async () => {
    const shown = await call('/api/feed/photos?page=2');
    expect(await shown.json()).toMatchObject({
      items: [
        {
          url: 'https://photos.example/1.jpg',
          error: "The photo's server answered 404",
          shownBy: [{ title: 'Home with a view', reference: 'MNZ-1012', pagelink: 'home-with-a-view-12' }],
        },
      ],
      total: 49,
      page: 2,
      pageCount: 2,
    });
    expect([feedRequests.get('failed photos'), feedRequests.get('names')]).toEqual([
      { page: 2 },
      { ids: [12] },
    ]);

    const url = 'https://photos.example/1.jpg';
    expect((await call('/api/feed/photos/retry', postJson({ url }))).status).toBe(202);
    expect(feedRequests.get('photos retried')).toEqual({ url });
    expect((await call('/api/feed/photos/retry', postJson({}))).status).toBe(202);
    expect(feedRequests.get('photos retried')).toEqual({});
    const wrong = await call('/api/feed/photos/retry', postJson({ url: 'file:///etc/passwd' }));
    expect(wrong.status).toBe(400);
  });

  it('shows staff who locked which field of a listing', async () => {
    const init = { ...postJson({ hidden: true, title: 'Corner home with a view' }), method: 'PUT' };
    expect((await call('/api/properties/17/overrides', init)).status).toBe(200);
    await stack.gateway.app.get(AuditTrail).append(stack.dataSource.manager, {
      action: 'listing-overridden',
      username: 'editor@manzil.example',
      entity: { kind: 'listing', id: '17', title: 'Corner home with a view', link: null },
      changes: [
        { field: 'hidden', before: null, after: true },
        { field: 'title', before: null, after: 'Corner home with a view' },
      ],
    });
    const answer = await call('/api/admin/properties/any-link');
    const { property, managed, locks } = (await answer.json()) as ManagedListing;
    expect([property.id, managed.status]).toEqual([17, 'hidden']);
    expect(locks.map(({ field, by }) => [field, by])).toEqual([
      ['hidden', 'editor@manzil.example'],
      ['title', 'editor@manzil.example'],
    ]);
  });

  describe('the progress of a run', () => {
    const open = async (): Promise<{ read: () => Promise<string>; stop: () => void; answer: Response }> => {
      const leaving = new AbortController();
      const answer = await call(`${run}/events`, {
        signal: leaving.signal,
        headers: { 'accept-encoding': 'gzip, br' },
      });
      let text = '';
      const reading = (async () => {
        for await (const chunk of answer.body ?? []) text += Buffer.from(chunk as Uint8Array).toString();
      })().catch(() => undefined);
      return {
        answer,
        read: () => Promise.resolve(text),
        stop: () => {
          leaving.abort();
          void reading;
        },
      };
    };

    it('is streamed uncompressed, and ends with the run', async () => {
      fakes.run = { ...sampleRun(), state: 'staging', finishedAt: null };
      const events = await open();
      expect(events.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(events.answer.headers.get('content-encoding')).toBeNull();
      await waitFor('the first event', async () => (await events.read()).includes('"state":"staging"'));
      fakes.run = { ...fakes.run, state: 'committing' };
      await waitFor('the second event', async () => (await events.read()).includes('"state":"committing"'));
      fakes.run = sampleRun();
      await waitFor('the end', async () => (await events.read()).includes('event: end'));
      expect(await events.read()).toContain('"state":"done"');
    });

    it('is polled once for all viewers, and not at all without one', async () => {
      fakes.run = { ...sampleRun(), state: 'staging', finishedAt: null };
      const many = await Promise.all(Array.from({ length: 40 }, open));
      for (const events of many) {
        await waitFor('an event', async () => (await events.read()).includes('event: run'));
      }
      const before = requestCount('run');
      const started = performance.now();
      await waitFor('some more looks', () => requestCount('run') > before + 2);
      const looks = requestCount('run') - before;
      expect(looks).toBeLessThanOrEqual(Math.ceil((performance.now() - started) / 400) + 1);
      for (const { stop } of many) stop();
      let [seen, since] = [requestCount('run'), performance.now()];
      await waitFor('the last look', () => {
        if (requestCount('run') !== seen) [seen, since] = [requestCount('run'), performance.now()];
        return performance.now() - since > 1_500;
      });
    });

    it('of no run is not found', async () => {
      expect((await call('/api/feed/runs/00000000-0000-4000-8000-000000000000/events')).status).toBe(404);
    });
  });
});
