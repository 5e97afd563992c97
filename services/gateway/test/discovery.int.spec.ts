import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import {
  addMessageKeys,
  createMessagingTables,
  dropMessagingTables,
} from '@manzil/messaging/outbox/messaging-tables';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ResponseCache } from '../src/response-cache/response-cache.js';
import { sampleProperty } from './catalogue.js';
import { DiscoveryBehind, toFind } from './discovery-behind.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { pagesBehind } from './pages-behind.js';
import { tellPropertyChanged } from './services-behind.js';

@Module({ controllers: [DiscoveryBehind] })
class DiscoveryBehindModule {}

class CreateMessaging1700000000000 implements MigrationInterface {
  up = async (runner: QueryRunner): Promise<void> => {
    await createMessagingTables(runner);
    await addMessageKeys(runner);
  };
  down = (runner: QueryRunner): Promise<void> => dropMessagingTables(runner);
}

const ORIGIN = 'http://localhost:8080';
const DAY = '2026-09-14T08:00:00.000Z';

describe('what search engines ask for', () => {
  let stack: GatewayUnderTest;
  let database: TestDatabase;
  let behind: RunningService;

  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    database = await createDatabase((await startPostgres()).adminUrl);
    behind = await runService({
      name: 'discovery-behind',
      config: { NATS_URL: stack.nats.url, OPS_PORT: 0, HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
      database: { url: database.url, entities: [], migrations: [CreateMessaging1700000000000] },
      module: DiscoveryBehindModule,
    });
  });
  afterAll(async () => {
    await behind.stop();
    await stack.stop();
    await database.drop();
  });
  beforeEach(() => {
    stack.gateway.app.get(ResponseCache).invalidateAll();
    toFind.listings = [1, 2, 3, 4, 5].map((id) => ({
      id,
      pagelink: `home-${id}`,
      updatedAt: DAY,
      image: id === 1 ? '/uploads/a.webp' : id === 2 ? 'https://feed.example/p.jpg?a=1&b=2' : null,
    }));
    toFind.posts = [];
    pagesBehind.pages.clear();
  });

  const text = async (path: string): Promise<string> => {
    const answer = await stack.call(path);
    expect(answer.status).toBe(200);
    return answer.text();
  };

  it('robots are shown the sitemap, and kept out of the staff screens and the calls', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toMatch(/^Disallow: \/backend$/m);
    expect(robots).not.toContain('Disallow: /\n');
  });

  it('the index names every sitemap that has something in it, and no other', async () => {
    const answer = await stack.call('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const index = await answer.text();
    expect(index).toContain(
      `<sitemap><loc>${ORIGIN}/sitemaps/listings/0.xml</loc><lastmod>${DAY}</lastmod></sitemap>`,
    );
    expect(index).toContain(`${ORIGIN}/sitemaps/static.xml`);
    expect(index).toContain(`${ORIGIN}/sitemaps/developments.xml`);
    expect(index).not.toContain('posts.xml');
    expect(index).not.toContain('pages.xml');
  });

  it('a sitemap of listings holds each once, over all parts, with its date and its picture', async () => {
    const xml = await text('/sitemaps/listings/0.xml');
    expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
      [1, 2, 3, 4, 5].map((id) => `${ORIGIN}/home-${id}`),
    );
    expect(xml).toContain(`<lastmod>${DAY}</lastmod>`);
    expect(xml).toContain(`<image:loc>${ORIGIN}/uploads/a.webp</image:loc>`);
    expect(xml).toContain('<image:loc>https://feed.example/p.jpg?a=1&amp;b=2</image:loc>');
    expect(xml.trimEnd().endsWith('</urlset>')).toBe(true);
  });

  it('a sitemap of listings that does not exist is not found', async () => {
    expect((await stack.call('/sitemaps/listings/9.xml')).status).toBe(404);
    expect((await stack.call('/sitemaps/listings/x.xml')).status).toBe(400);
    expect((await stack.call('/sitemaps/nothing.xml')).status).toBe(404);
  });

  it('a listing that changes is in the sitemap on the next request', async () => {
    await waitFor(
      'a kept sitemap',
      async () => (await stack.call('/sitemaps/listings/0.xml')).headers.get('x-cache') === 'hit',
    );
    const cache = stack.gateway.app.get(ResponseCache);
    const moment = cache.begin();
    toFind.listings = toFind.listings.slice(1);
    await tellPropertyChanged(stack.services);
    await waitFor('the fact', () => cache.changedSince(moment, ['list:sale']));
    expect(await text('/sitemaps/listings/0.xml')).not.toContain('home-1<');
  });

  it('posts and pages are in sitemaps of their own, and posts in the feed, escaped', async () => {
    toFind.posts = [
      {
        id: 1,
        title: 'Rent & <buy>',
        slug: 'rent-and-buy',
        excerpt: 'Which?\u0000',
        content: '',
        image: null,
        date: '2026-09-01',
        author: '',
        category: 'Buying & Selling',
      },
    ];
    const page = {
      ...{
        id: 4,
        title: 'Offer',
        seoTitle: '',
        metaDescription: '',
        keywords: '',
        pageVal: 'pages' as const,
      },
      ...{ linkAddress: 'offer', version: 1, createdAt: DAY, updatedAt: DAY, updatedBy: 'admin' },
    };
    for (let id = 1; id <= 201; id += 1)
      pagesBehind.pages.set(id, { ...page, id, linkAddress: `offer-${id}`, html: '', css: '' });
    expect(await text('/sitemaps/posts.xml')).toContain(
      `${ORIGIN}/blog/rent-and-buy</loc><lastmod>2026-09-01`,
    );
    expect(await text('/sitemaps/posts.xml')).toContain(`${ORIGIN}/blog/category/buying-selling</loc>`);
    expect((await text('/sitemaps/pages.xml')).match(/<url>/g)).toHaveLength(201);
    const feed = await text('/feed.xml');
    expect(feed).toContain('<title>Rent &amp; &lt;buy&gt;</title>');
    expect(feed).toContain('<description>Which?</description>');
    expect(feed).toContain('Tue, 01 Sep 2026');
  });

  it('every post is in the sitemap, however many there are', async () => {
    toFind.posts = Array.from({ length: 230 }, (_, n) => ({
      ...{ id: n + 1, title: 'Post', excerpt: '', content: '', image: null, date: DAY },
      ...{ author: '', category: '' },
      slug: `post-${n}`,
    }));
    const xml = await text('/sitemaps/posts.xml');
    expect(new Set(xml.match(/post-\d+/g))).toHaveProperty('size', 230);
    expect(xml.match(/<url>/g)).toHaveLength(230);
  });

  it('developments are dated by their last change, and so is their sitemap', async () => {
    expect(await text('/sitemaps/developments.xml')).toMatch(/<loc>[^<]+<\/loc><lastmod>2026-/);
    expect(await text('/sitemap.xml')).toMatch(/developments\.xml<\/loc><lastmod>2026-/);
  });

  it('an adviser has a page with the testimonials and listings that are theirs, which the sitemap names', async () => {
    const member = { designation: 'Adviser', photo: '/uploads/p.webp', focalX: 50, focalY: 50, position: 1 };
    const reach = { languages: ['English'], areas: [], phone: '', whatsapp: '', about: '' };
    toFind.team = [{ id: 7, name: 'Noor Ali', slug: 'noor-ali', brn: '123', ...member, ...reach }];
    toFind.cards = [sampleProperty()];
    toFind.agentAsked = [];
    const adviser = JSON.parse(await text('/api/team/noor-ali')) as Record<string, unknown>;
    expect(adviser).toMatchObject({ member: { name: 'Noor Ali', brn: '123' }, sale: { total: 1 } });
    expect(toFind.agentAsked).toEqual([
      { name: 'Noor Ali', brn: '123', adType: 'sale' },
      { name: 'Noor Ali', brn: '123', adType: 'rent' },
    ]);
    expect((await stack.call('/api/team/nobody')).status).toBe(404);
    expect(await text('/sitemaps/static.xml')).toContain(`<loc>${ORIGIN}/meetmyteam/noor-ali</loc>`);
    await waitFor(
      'a cached page of the adviser',
      async () => (await stack.call('/api/team/noor-ali')).headers.get('x-cache') === 'hit',
    );
  });

  it('the screens are dated by their texts and their newest listing', async () => {
    const xml = await text('/sitemaps/static.xml');
    expect(xml).toContain(`<loc>${ORIGIN}/buy</loc><lastmod>${DAY}</lastmod>`);
    expect(xml).toContain(`<loc>${ORIGIN}/faqs</loc>`);
    expect(xml).not.toContain('/favourites');
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
