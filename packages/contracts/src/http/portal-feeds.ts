import { catalogueTag } from '../cache-tags.js';
import { cachedAs, defineEndpoint } from './endpoint.js';

const shows = cachedAs(catalogueTag('sale'), catalogueTag('rent'));

export const readPropertyFinderFeed = defineEndpoint({
  method: 'GET',
  path: '/api/feeds/property-finder.xml',
  audience: 'public',
  area: 'Feed import',
  summary: 'All live listings as Property Finder reads them',
  responses: { 200: { mediaType: 'application/xml' } },
  isLarge: true,
  cached: shows,
});

export const readBayutFeed = defineEndpoint({
  method: 'GET',
  path: '/api/feeds/bayut.xml',
  audience: 'public',
  area: 'Feed import',
  summary: 'All live listings as Bayut and dubizzle read them',
  responses: { 200: { mediaType: 'application/xml' } },
  isLarge: true,
  cached: shows,
});
