import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startFakeFeed } from './fake-feed.js';
import { ownListingRequests } from './fake-own-listings.js';
import { postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const sample = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../packages/contracts/samples/rpc.listings.v1.${name}.request.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<string, unknown>;
const { values } = sample('own-listing.create');
const correction = { set: { price: 1_750_000 }, lift: ['title'], reason: 'The owner said so' };

describe('listings by hand at the gateway', () => {
  let stack: GatewayUnderTest;
  let database: TestDatabase;
  let feed: RunningService;
  let cookie: string;

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
  beforeEach(() => {
    ownListingRequests.clear();
  });

  const call = (method: string, path: string, body?: unknown, as = cookie): Promise<Response> => {
    const init = body === undefined ? {} : postJson(body);
    return stack.call(path, { ...init, method, headers: { ...(init.headers as object), cookie: as } });
  };
  const ACTS: [string, string, unknown, number, string, unknown][] = [
    [
      'POST',
      '/api/admin/properties',
      { values, publish: false },
      201,
      'own-listing.create',
      { values, publish: false },
    ],
    [
      ...(['PUT', '/api/admin/own-listings/5', { values, publish: true, expectedVersion: 4 }, 200] as const),
      ...(['own-listing.save', { id: 5, values, publish: true, expectedVersion: 4 }] as const),
    ],
    [
      ...(['PUT', '/api/admin/own-listings/5/withdrawn', { withdrawn: true }, 200] as const),
      ...(['own-listing.withdraw', { id: 5, withdrawn: true }] as const),
    ],
    ['PATCH', '/api/properties/5/overrides', correction, 200, 'property.correct', { id: 5, ...correction }],
    [
      ...(['PATCH', '/api/admin/properties', { ids: [5, 6], set: { hidden: true } }, 200] as const),
      ...(['property.correct-many', { ids: [5, 6], set: { hidden: true }, lift: [], reason: '' }] as const),
    ],
    ['GET', '/api/admin/property-choices', undefined, 200, 'property.list-managed-choices', {}],
    ['GET', '/api/admin/property-views', undefined, 200, 'listing-view.list', {}],
    [
      ...(['PUT', '/api/admin/property-views', { name: ' Mine ', query: 'q=a' }, 200] as const),
      ...(['listing-view.save', { name: 'Mine', query: 'q=a' }] as const),
    ],
    ['DELETE', '/api/admin/property-views/1', undefined, 204, 'listing-view.delete', { id: 1 }],
    ['GET', '/api/admin/portal-feeds', undefined, 200, 'portal-feed.list-addresses', {}],
    [
      ...(['POST', '/api/admin/portal-feeds/bayut/address', undefined, 200] as const),
      ...(['portal-feed.renew-address', { portal: 'bayut' }] as const),
    ],
  ];

  it.each(ACTS)(
    '%s %s is for staff alone and asks the service',
    async (method, path, body, status, rpc, sent) => {
      expect((await call(method, path, body, '')).status).toBe(401);
      expect((await call(method, path, body, await stack.sessionOf('agent'))).status).toBe(403);
      expect(ownListingRequests.size).toBe(0);
      expect((await call(method, path, body)).status).toBe(status);
      expect(ownListingRequests.get(`rpc.listings.v1.${rpc}`)).toEqual(sent);
    },
  );

  it('are read and changed by an agent who is named as their adviser, by the email of the member', async () => {
    const agent = await stack.sessionOf('agent');
    const list = async (): Promise<unknown> =>
      (await call('GET', '/api/my-listings', undefined, agent)).json();
    const change = { price: 1_750_000, reason: 'The owner said so' };
    const patch = (body: unknown, as = agent) => call('PATCH', '/api/my-listings/17', body, as);
    expect(await list()).toEqual({ hasEmail: false, listings: [] });
    expect((await patch(change)).status).toBe(404);
    expect(ownListingRequests.size).toBe(0);
    const adviserEmail = 'Agent@agency.example';
    await stack.dataSource.query("UPDATE member SET email = $1 WHERE role = 'agent'", [adviserEmail]);
    expect(await list()).toMatchObject({ hasEmail: true, listings: [{ id: 17 }] });
    expect((await patch({ price: 1 })).status).toBe(400);
    expect((await patch({ reason: 'Only a reason' })).status).toBe(400);
    expect((await patch({ ...change, title: 'Mine' })).status).toBe(200);
    expect((await call('PUT', '/api/my-listings/17/confirmation', undefined, agent)).status).toBe(200);
    const sent = (act: string) => ownListingRequests.get(`rpc.listings.v1.advised-listing.${act}`);
    expect(sent('list')).toEqual({ adviserEmail, otherEmails: [] });
    expect(sent('change')).toEqual({ id: 17, adviserEmail, otherEmails: [], change });
    expect(sent('confirm')).toEqual({ id: 17, adviserEmail, otherEmails: [] });
    expect((await patch(change, await stack.sessionOf('marketer'))).status).toBe(403);
  });

  it('names the field that is wrong before any service is asked', async () => {
    const answer = await call('POST', '/api/admin/properties', {
      values: { ...(values as object), bedrooms: -1 },
      publish: true,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ field: 'values.bedrooms' }] });
    expect(ownListingRequests.size).toBe(0);
  });

  it('streams what is filtered as one CSV file', async () => {
    const answer = await call(
      'GET',
      '/api/admin/properties.csv?hasPermit=false&community=Dubai+Marina&page=3',
    );
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="listings.csv"');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await answer.text()).toBe('from 0\r\nfrom 1\r\nfrom 2\r\n');
    expect(ownListingRequests.get('rpc.listings.v1.property.export-managed')).toMatchObject({
      hasPermit: false,
      community: 'Dubai Marina',
      status: 'all',
      after: 2,
    });
  });
});
