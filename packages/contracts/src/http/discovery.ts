import { z } from 'zod';
import { catalogueTag, documentTag, listTag, type CacheTag } from '../cache-tags.js';
import type { DocumentName } from '../content/documents.js';
import { cachedAs, defineEndpoint } from './endpoint.js';

const LISTS = [listTag('sale'), listTag('rent')];
/** Documents whose last change is the `lastmod` of pages in the sitemap. */
const DATED_BY = [
  'homepagedb',
  'mortgageservicespagedb',
  'privacypagedb',
  'termspagedb',
  'cookiespagedb',
  'commondb',
] as const satisfies readonly DocumentName[];

const xml = { mediaType: 'application/xml' } as const;

/** Defines a sitemap of the site, cached under the given tags. */
const sitemap = <const Path extends string>(path: Path, summary: string, ...tags: readonly CacheTag[]) =>
  defineEndpoint({
    method: 'GET',
    path,
    audience: 'public',
    area: 'Search engines',
    summary,
    responses: { 200: xml },
    cached: cachedAs(...tags),
  });

export const showRobots = defineEndpoint({
  method: 'GET',
  path: '/robots.txt',
  audience: 'public',
  area: 'Search engines',
  summary: 'What search engines may read, and where the sitemap is',
  responses: { 200: { mediaType: 'text/plain' } },
  cached: cachedAs(),
});

export const listSitemaps = sitemap(
  '/sitemap.xml',
  'The index of sitemaps',
  ...LISTS,
  listTag('developments'),
  'blog',
  listTag('pages'),
);

export const showScreensSitemap = sitemap(
  '/sitemaps/static.xml',
  'Sitemap of the site’s own pages',
  'team',
  ...DATED_BY.map(documentTag),
);

export const showListsSitemap = sitemap(
  '/sitemaps/lists.xml',
  'Sitemap of the lists of listings and developments',
  ...LISTS,
  listTag('developments'),
);

export const showPlacesSitemap = sitemap(
  '/sitemaps/places.xml',
  'Sitemap of the places with homes for sale or for rent',
  ...LISTS,
);

export const showDevelopmentsSitemap = sitemap(
  '/sitemaps/developments.xml',
  'Sitemap of the new developments',
  listTag('developments'),
);

export const showPostsSitemap = sitemap('/sitemaps/posts.xml', 'Sitemap of the blog', 'blog');

export const showPagesSitemap = sitemap('/sitemaps/pages.xml', 'Sitemap of custom pages', listTag('pages'));

/** `0.xml`, the number of the slice. */
const sliceFile = z
  .string()
  .regex(/^\d{1,7}\.xml$/, 'must be a number with .xml behind it')
  .transform((name) => Number.parseInt(name, 10))
  .pipe(z.int().max(1_000_000));

export const showListingsSitemap = defineEndpoint({
  method: 'GET',
  path: '/sitemaps/listings/:file',
  audience: 'public',
  area: 'Search engines',
  summary: 'Sitemap of one slice of the listings, `{number}.xml`',
  params: z.object({ file: sliceFile }),
  responses: { 200: xml },
  isLarge: true,
  cached: cachedAs(catalogueTag('sale'), catalogueTag('rent')),
});

export const showBlogFeed = defineEndpoint({
  method: 'GET',
  path: '/feed.xml',
  audience: 'public',
  area: 'Search engines',
  summary: 'The newest posts as RSS',
  responses: { 200: { mediaType: 'application/rss+xml' } },
  cached: cachedAs('blog'),
});
