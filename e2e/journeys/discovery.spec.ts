import { describe, expect, it } from 'vitest';
import { developments, listings, posts } from '../api.js';
import { eventually } from '../eventually.js';
import { readLanguages } from '../page-languages.js';
import { siteUrl } from '../site.js';

type JsonLd = Record<string, unknown> & { '@type': string };

const READ_AT_ONCE = 4;

interface Page {
  status: number;
  html: string;
}

async function read(path: string): Promise<Page> {
  const answer = await fetch(siteUrl() + path);
  return { status: answer.status, html: await answer.text() };
}

const structured = (html: string): JsonLd[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as JsonLd,
  );

const link = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = '', url = '']) => [language, url],
    ),
  );

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { origin, pathname, search } = new URL(address);
    expect(origin).toBe(siteUrl());
    return pathname + search;
  });

/** Of a kind with hundreds of pages, some are read: they differ in a name or a reference alone. */
const READ_OF_A_FILE = 12;
const FEW = 50;

const spread = (paths: readonly string[]): readonly string[] => {
  const step = paths.length <= FEW ? 1 : Math.ceil(paths.length / READ_OF_A_FILE);
  return paths.filter((_path, at) => at % step === 0);
};

/** The link of a list to its second page. */
const nextIn = (html: string): string[] => /<a [^>]*href="(\/[^"?#]*\?page=2)"/.exec(html)?.slice(1) ?? [];

/** Reads the given pages, their translations, and the second pages of lists, a few at a time. */
async function* pagesFrom(paths: readonly string[]): AsyncGenerator<[path: string, page: Page]> {
  const queue = [...paths];
  const seen = new Set(queue);
  while (queue.length > 0) {
    const some = queue.splice(0, READ_AT_ONCE);
    const pages = await Promise.all(some.map(async (path) => [path, await read(path)] as [string, Page]));
    for (const [path, page] of pages) {
      yield [path, page];
      if (path.includes('?')) continue;
      for (const each of [...nextIn(page.html), ...Object.values(alternatesIn(page.html)).map(pathOf)]) {
        if (seen.has(each)) continue;
        seen.add(each);
        queue.push(each);
      }
    }
  }
}

/** Paths of all listings that visitors find. */
async function listingPaths(): Promise<string[]> {
  const paths: string[] = [];
  for (const adType of ['sale', 'rent'])
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { html } = await read(`/api/properties?adType=${adType}&pageSize=48&page=${String(page)}`);
      const found = JSON.parse(html) as { items: { pagelink: string }[]; pageCount: number };
      pages = found.pageCount;
      paths.push(...found.items.map(({ pagelink }) => `/${pagelink}`));
    }
  return paths;
}

describe('what a search engine sees', () => {
  const SCREENS = [
    '/',
    '/buy',
    '/rent',
    '/new_development_properties',
    '/mortgageservices',
    '/faqs',
    '/meetmyteam',
    '/testimonials',
    '/blog',
    '/aboutus',
    '/sell',
    '/sell/property-management',
    '/sell/holiday-homes',
    '/contact',
    '/privacy',
    '/terms',
    '/cookies',
  ];

  it.each(SCREENS)('%s has a title, a description, its own address and a preview', async (path) => {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    expect(/<title>([^<]{8,})<\/title>/.exec(html)).not.toBeNull();
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(link(html, 'canonical')).toBe(siteUrl() + path);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
      expect(html).toContain(`<meta property="${name}"`);
    }
    expect(html).toContain('<meta name="twitter:image"');
    expect(html).not.toContain('name="robots"');
  });

  it('a listing is described as such, with its offer and its place', async () => {
    const [listing] = await listings('sale');
    const { html } = await read(`/${listing?.pagelink ?? ''}`);
    const found = structured(html);
    expect(found.map((data) => data['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList']);
    expect(found[0]).toMatchObject({
      url: `${siteUrl()}/${listing?.pagelink ?? ''}`,
      offers: { '@type': 'Offer', priceCurrency: 'AED' },
      contentLocation: { '@type': 'Place' },
    });
  });

  it('the agency, the questions and the posts are described as such', async () => {
    const [post] = await posts();
    const typesOf = async (path: string) => structured((await read(path)).html).map((data) => data['@type']);
    expect(await typesOf('/')).toContain('RealEstateAgent');
    expect(await typesOf('/contact')).toContain('RealEstateAgent');
    expect(await typesOf('/faqs')).toContain('FAQPage');
    expect(await typesOf(`/blog/${post?.slug ?? ''}`)).toEqual(['BreadcrumbList', 'Article']);
  });

  it('combinations of filters are left out and point at the closest list', async () => {
    const allowed = (await read('/buy?bedrooms=2')).html;
    expect(allowed).not.toContain('name="robots"');
    expect(link(allowed, 'canonical')).toBe(`${siteUrl()}/buy?bedrooms=2`);
    const combined = (await read('/buy?bedrooms=2&type=Apartment&minPrice=750000')).html;
    expect(combined).toContain('<meta name="robots" content="noindex, follow"');
    expect(link(combined, 'canonical')).toBe(`${siteUrl()}/buy?type=Apartment`);
  });

  it('a filter that leaves hardly any homes is left out', async () => {
    const { html } = await read('/buy?type=Plot');
    expect(html).toContain('Showing 1 - 1 of 1 result');
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
  });

  it('the sitemaps list each listing, and pages that say so of themselves, under a title that no other has, in one language', async () => {
    const index = (await read('/sitemap.xml')).html;
    const files = locationsIn(index);
    expect(files.length).toBeGreaterThanOrEqual(5);
    const listed: string[] = [];
    const visited: string[] = [];
    for (const file of files) {
      const { status, html } = await read(file);
      expect(status).toBe(200);
      const paths = locationsIn(html);
      listed.push(...paths);
      visited.push(...spread(paths));
      if (file.includes('/listings/'))
        expect(paths.filter((path) => !path.startsWith('/ar/')).sort()).toEqual(
          (await listingPaths()).sort(),
        );
    }
    expect(new Set(listed).size).toBe(listed.length);
    const [project] = await developments();
    const some = ['/contact', '/privacy', '/terms', '/buy/dubai-marina', `/${project?.pagelink ?? ''}`];
    expect(listed).toEqual(expect.arrayContaining(some));

    const titles = new Map<string, string>();
    const languages = new Map<string, Record<string, string>>();
    let arabic = 0;
    for await (const [path, { status, html }] of pagesFrom(visited)) {
      const canonical = link(html, 'canonical')?.replace(siteUrl(), '') || '/';
      const isIndexed = !html.includes('<meta name="robots" content="noindex');
      expect([path, status]).toEqual([path, 200]);
      if (listed.includes(path)) expect([path, canonical, isIndexed]).toEqual([path, path, true]);
      expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      if (/^\/ar(?=$|[/?])/.test(path)) {
        const { language, english, leading } = readLanguages(html);
        expect({ path, language, english, leading }).toEqual({
          path,
          language: 'ar',
          english: [],
          leading: [],
        });
        arabic += 1;
      }
      if (canonical !== path || !isIndexed) continue;
      if (!path.includes('?')) {
        languages.set(path, alternatesIn(html));
        if (!/^(?:\/ar)?\/(?:buy|rent)\//.test(path))
          for (const other of Object.values(alternatesIn(html))) expect(listed).toContain(pathOf(other));
      }
      expect([path, /^.*?<\/head>/s.exec(html)?.[0].match(/<title/g)?.length]).toEqual([path, 1]);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect([title, path, titles.get(title)]).toEqual([title, path, undefined]);
      // The titles of all listings differ, because each has its reference.
      expect(title).toContain(/mz-[a-z]+-\d+$/.exec(path)?.[0].toUpperCase() ?? '');
      titles.set(title, path);
    }
    expect(titles.size).toBeGreaterThanOrEqual(visited.length);
    expect(arabic).toBeGreaterThanOrEqual(60);
    // Alternates are reciprocal: each page lists the same ones.
    for (const [path, alternates] of languages)
      for (const other of Object.values(alternates))
        if (JSON.stringify(languages.get(pathOf(other))) !== JSON.stringify(alternates))
          // Reads a page again if it was rendered without alternates, because they were not available in time.
          await eventually(async () => {
            const { html } = await read(pathOf(other));
            expect([path, other, alternatesIn(html)]).toEqual([path, other, alternates]);
          });
  });

  it('the blog is offered to feed readers', async () => {
    const { html } = await read('/');
    expect(html).toContain('type="application/rss+xml"');
    expect((await read('/feed.xml')).html).toMatch(/<item><title>/);
  });
});
