import { catalogueTag, documentTag, listTag } from '@manzil/contracts/cache-tags';
import type { DocumentName } from '@manzil/contracts/content/documents';
import { cachedAs, cachedLargeAs, get, type Route } from './route.js';

const LISTS = [listTag('sale'), listTag('rent')];
/** The texts that date the screens of the site. */
const DATED_BY = [
  'homepagedb',
  'mortgageservicespagedb',
  'privacypagedb',
  'termspagedb',
  'commondb',
] as const satisfies readonly DocumentName[];
const xml = { response: { mediaType: 'application/xml' } };

export const DISCOVERY_ROUTES: readonly Route[] = [
  get('/robots.txt', 'public', {
    ...cachedAs(),
    summary: 'What search engines may read, and where the sitemap is',
    response: { mediaType: 'text/plain' },
  }),
  get('/sitemap.xml', 'public', {
    ...cachedAs(...LISTS, listTag('developments'), 'blog', listTag('pages')),
    ...xml,
    summary: 'The index of sitemaps',
  }),
  get('/sitemaps/static.xml', 'public', {
    ...cachedAs(...LISTS, 'team', ...DATED_BY.map(documentTag)),
    ...xml,
    summary: 'Sitemap of the screens',
  }),
  get('/sitemaps/developments.xml', 'public', {
    ...cachedAs(listTag('developments')),
    ...xml,
    summary: 'Sitemap of the new developments',
  }),
  get('/sitemaps/posts.xml', 'public', { ...cachedAs('blog'), ...xml, summary: 'Sitemap of the blog' }),
  get('/sitemaps/pages.xml', 'public', {
    ...cachedAs(listTag('pages')),
    ...xml,
    summary: 'Sitemap of custom pages',
  }),
  get('/sitemaps/listings/:file', 'public', {
    ...cachedLargeAs(catalogueTag('sale'), catalogueTag('rent')),
    ...xml,
    summary: 'Sitemap of one slice of the listings, `{number}.xml`',
  }),
  get('/feed.xml', 'public', {
    ...cachedAs('blog'),
    summary: 'The newest posts as RSS',
    response: { mediaType: 'application/rss+xml' },
  }),
];
