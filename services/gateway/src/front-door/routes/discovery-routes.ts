import type { Tag } from '../../read-cache/read-cache.js';
import { get, type Route } from './route.js';

const kept = (...tags: Tag[]) => ({ kept: { tags, query: [] } });

export const DISCOVERY_ROUTES: readonly Route[] = [
  get('/robots.txt', 'public', kept('content')),
  get('/sitemap.xml', 'public', kept('listings', 'developments', 'content')),
  get('/sitemaps/static.xml', 'public', kept('listings', 'content')),
  get('/sitemaps/developments.xml', 'public', kept('developments')),
  get('/sitemaps/posts.xml', 'public', kept('content')),
  get('/sitemaps/pages.xml', 'public', kept('content')),
  get('/sitemaps/listings/:file', 'public', kept('listings')),
  get('/feed.xml', 'public', kept('content')),
];
