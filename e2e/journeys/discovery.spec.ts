import { describe, expect, it } from '@jest/globals';
import { developments, listings, posts } from '../api.js';
import { siteUrl } from '../site.js';

type JsonLd = Record<string, unknown> & { '@type': string };

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(siteUrl() + path);
  return { status: answer.status, html: await answer.text() };
}

const structured = (html: string): JsonLd[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as JsonLd,
  );

const link = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

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
    '/contact',
    '/privacy',
    '/terms',
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

  it('every address of the sitemaps is a page that says so of itself', async () => {
    const index = (await read('/sitemap.xml')).html;
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(files.length).toBeGreaterThanOrEqual(4);
    const addresses: string[] = [];
    for (const file of files) {
      const { status, html } = await read(new URL(file).pathname);
      expect(status).toBe(200);
      addresses.push(...[...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? ''));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/contact', '/privacy', '/terms']) expect(addresses).toContain(siteUrl() + path);
    const [project] = await developments();
    expect(addresses).toContain(`${siteUrl()}/${project?.pagelink ?? ''}`);
    for (const address of [...addresses.slice(0, 14), ...addresses.slice(-10)]) {
      const { status, html } = await read(new URL(address).pathname);
      expect({ address, status, canonical: link(html, 'canonical') }).toEqual({
        address,
        status: 200,
        canonical: address === `${siteUrl()}/` ? `${siteUrl()}/` : address,
      });
    }
  });

  it('the blog is offered to feed readers', async () => {
    const { html } = await read('/');
    expect(html).toContain('type="application/rss+xml"');
    expect((await read('/feed.xml')).html).toMatch(/<item><title>/);
  });
});
