import type { Tag } from '../../read-cache/read-cache.js';
import { get, type Route } from './route.js';

const kept = (...tags: Tag[]) => ({ kept: { tags, query: [] } });
const xml = { response: { mediaType: 'application/xml' } };

export const DISCOVERY_ROUTES: readonly Route[] = [
  get('/robots.txt', 'public', {
    ...kept('content'),
    summary: 'What search engines may read, and where the sitemap is',
    response: { mediaType: 'text/plain' },
  }),
  get('/sitemap.xml', 'public', {
    ...kept('listings', 'developments', 'content'),
    ...xml,
    summary: 'The index of sitemaps',
  }),
  get('/sitemaps/static.xml', 'public', {
    ...kept('listings', 'content'),
    ...xml,
    summary: 'Sitemap of the screens',
  }),
  get('/sitemaps/developments.xml', 'public', {
    ...kept('developments'),
    ...xml,
    summary: 'Sitemap of the new developments',
  }),
  get('/sitemaps/posts.xml', 'public', { ...kept('content'), ...xml, summary: 'Sitemap of the blog' }),
  get('/sitemaps/pages.xml', 'public', { ...kept('content'), ...xml, summary: 'Sitemap of custom pages' }),
  get('/sitemaps/listings/:file', 'public', {
    ...kept('listings'),
    ...xml,
    summary: 'Sitemap of one slice of the listings, `{number}.xml`',
  }),
  get('/feed.xml', 'public', {
    ...kept('content'),
    summary: 'The newest posts as RSS',
    response: { mediaType: 'application/rss+xml' },
  }),
];
