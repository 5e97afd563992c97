import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import {
  addMessageKeys,
  addPublishedMessages,
  createMessagingTables,
  dropMessagingTables,
  dropPublishedMessages,
} from '@manzil/messaging/outbox/messaging-tables';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { sampleProperty } from './catalogue.js';
import { FakeDiscovery, toFind } from './fake-discovery.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { publishPropertyChanged } from './fake-services.js';

@Module({ controllers: [FakeDiscovery] })
class FakeDiscoveryModule {}

class CreateMessaging1700000000000 implements MigrationInterface {
  up = async (runner: QueryRunner): Promise<void> => {
    await createMessagingTables(runner);
    await addMessageKeys(runner);
    await addPublishedMessages(runner);
  };
  down = async (runner: QueryRunner): Promise<void> => {
    await dropPublishedMessages(runner);
    await dropMessagingTables(runner);
  };
}

const ORIGIN = 'http://localhost:8080';
const DAY = '2026-09-14T08:00:00.000Z';

describe('what search engines request', () => {
  let stack: GatewayUnderTest;
  let database: TestDatabase;
  let services: RunningService;

  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    database = await createDatabase((await startPostgres()).adminUrl);
    services = await runService({
      name: 'fake-discovery',
      config: {
        NATS_URL: stack.nats.url,
        RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
        OPS_PORT: 0,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
      },
      database: { url: database.url, entities: [], migrations: [CreateMessaging1700000000000] },
      module: FakeDiscoveryModule,
    });
  });
  afterAll(async () => {
    await services.stop();
    await stack.stop();
    await database.drop();
  });
  beforeEach(() => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
    toFind.slices = ['first', 'second', 'third'];
    toFind.contentAnswers = true;
  });

  const text = async (path: string): Promise<string> => {
    const answer = await stack.call(path);
    expect(answer.status).toBe(200);
    return answer.text();
  };

  it('robots.txt names the sitemap, and excludes the staff screens and the calls', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toMatch(/^Disallow: \/backend$/m);
    expect(robots).not.toContain('Disallow: /\n');
  });

  it('the index names the sitemaps of all services and the one of Arabic pages', async () => {
    const answer = await stack.call('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const index = await answer.text();
    expect([...index.matchAll(/<sitemap>(.+?)<\/sitemap>/g)].map(([, entry]) => entry)).toEqual([
      `<loc>${ORIGIN}/sitemaps/static.xml</loc>`,
      `<loc>${ORIGIN}/sitemaps/lists.xml</loc>`,
      `<loc>${ORIGIN}/sitemaps/listings/0.xml</loc><lastmod>${DAY}</lastmod>`,
      `<loc>${ORIGIN}/sitemaps/arabic.xml</loc>`,
    ]);
  });

  it('an index that lacks those of a service is not cached', async () => {
    toFind.contentAnswers = false;
    expect(await text('/sitemap.xml')).not.toContain('static.xml');
    toFind.contentAnswers = true;
    expect(await text('/sitemap.xml')).toContain('static.xml');
  });

  it.each([
    ['static', 'content: static'],
    ['posts', 'content: posts'],
    ['pages', 'content: pages'],
    ['lists', 'listings: lists'],
    ['developments', 'listings: developments'],
    ['listings/0', 'listings: listings/0'],
  ])('the sitemap of %s is all slices that its service writes', async (name, written) => {
    const expected = toFind.slices.map((slice) => `${written} ${ORIGIN} ${slice}\n`).join('');
    expect(await text(`/sitemaps/${name}.xml`)).toBe(expected);
  });

  it('a sitemap of listings that does not exist is not found', async () => {
    expect((await stack.call('/sitemaps/listings/9.xml')).status).toBe(404);
    expect((await stack.call('/sitemaps/listings/x.xml')).status).toBe(400);
    expect((await stack.call('/sitemaps/nothing.xml')).status).toBe(404);
  });

  it('a listing that changes is in the sitemap on the next request', async () => {
    await waitFor(
      'a cached sitemap',
      async () => (await stack.call('/sitemaps/listings/0.xml')).headers.get('x-cache') === 'hit',
    );
    const cache = stack.gateway.app.get(ResponseCache);
    const before = cache.begin();
    toFind.slices = ['changed'];
    await publishPropertyChanged(stack.services);
    await waitFor('the event', () => cache.changedSince(before, ['list:sale']));
    expect(await text('/sitemaps/listings/0.xml')).toContain('changed');
  });

  it('the newest posts are a feed', async () => {
    const answer = await stack.call('/feed.xml');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await answer.text()).toBe(`feed of ${ORIGIN}`);
  });

  it('an adviser has a page with the testimonials and listings that are theirs', async () => {
    const member = { designation: 'Adviser', photo: '/uploads/p.webp', focalX: 50, focalY: 50, position: 1 };
    const reach = { languages: ['English'], areas: [], phone: '', whatsapp: '', about: '' };
    toFind.team = [{ id: 7, name: 'Noor Ali', slug: 'noor-ali', brn: '123', ...member, ...reach }];
    toFind.cards = [sampleProperty()];
    toFind.requestedAgent = [];
    const adviser = JSON.parse(await text('/api/team/noor-ali')) as Record<string, unknown>;
    expect(adviser).toMatchObject({ member: { name: 'Noor Ali', brn: '123' }, sale: { total: 1 } });
    expect(toFind.requestedAgent).toEqual([
      { name: 'Noor Ali', brn: '123', adType: 'sale' },
      { name: 'Noor Ali', brn: '123', adType: 'rent' },
    ]);
    expect((await stack.call('/api/team/nobody')).status).toBe(404);
    toFind.movedTeam = { 'noor-a': 'noor-ali' };
    expect(JSON.parse(await text('/api/team/noor-a'))).toEqual({ redirectTo: 'noor-ali' });
    await waitFor(
      'a cached page of the adviser',
      async () => (await stack.call('/api/team/noor-ali')).headers.get('x-cache') === 'hit',
    );
  });

  it('listings that a visitor has marked are given by id; what is no list of ids is refused', async () => {
    toFind.cards = [sampleProperty()];
    const { id } = sampleProperty();
    const answer = await stack.call(`/api/listing-cards?ids=${id},99`);
    expect(((await answer.json()) as { items: { id: number }[] }).items.map((item) => item.id)).toEqual([id]);
    for (const ids of ['', 'a', '1,', '0', Array.from({ length: 61 }, (_, n) => n + 1).join(',')]) {
      expect((await stack.call(`/api/listing-cards?ids=${ids}`)).status).toBe(400);
    }
  });
});
