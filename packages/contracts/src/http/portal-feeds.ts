import { z } from 'zod';
import { catalogueTag, portalFeedTag } from '../cache-tags.js';
import { portalAddressSchema, portalTokenSchema } from '../listings/discovery-rpc.js';
import { PORTALS } from '../listings/vocabulary.js';
import { cachedAs, defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

const params = z.object({ token: portalTokenSchema });

export const readPropertyFinderFeed = defineEndpoint({
  method: 'GET',
  path: '/api/feeds/:token/property-finder.xml',
  audience: 'public',
  area: 'Feed import',
  summary: 'The live listings that staff send to Property Finder, for who knows the token',
  params,
  responses: { 200: { mediaType: 'application/xml' } },
  problems: ['NOT_FOUND'],
  isLarge: true,
  cached: cachedAs(catalogueTag('sale'), catalogueTag('rent'), portalFeedTag('property-finder')),
});

export const readBayutFeed = defineEndpoint({
  method: 'GET',
  path: '/api/feeds/:token/bayut.xml',
  audience: 'public',
  area: 'Feed import',
  summary: 'The live listings that staff send to Bayut and dubizzle, for who knows the token',
  params,
  responses: { 200: { mediaType: 'application/xml' } },
  problems: ['NOT_FOUND'],
  isLarge: true,
  cached: cachedAs(catalogueTag('sale'), catalogueTag('rent'), portalFeedTag('bayut')),
});

/** One per portal. */
export const listPortalAddresses = defineOperation({
  method: 'GET',
  path: '/api/admin/portal-feeds',
  audience: 'listings.read',
  area: 'Feed import',
  summary: 'Where each portal fetches its feed, and how many listings are in it',
  responses: { 200: z.object({ addresses: z.array(portalAddressSchema) }) },
  subject: 'rpc.listings.v1.portal-feed.list-addresses',
  idempotent: true,
});

/** The former token becomes invalid. */
export const renewPortalAddress = defineOperation({
  method: 'POST',
  path: '/api/admin/portal-feeds/:portal/address',
  audience: 'listings.edit',
  area: 'Feed import',
  summary: 'Makes another address of the feed of a portal; the former one is refused from then on',
  params: z.object({ portal: z.enum(PORTALS) }),
  responses: { 200: portalAddressSchema },
  subject: 'rpc.listings.v1.portal-feed.renew-address',
  stale: ({ portal }) => [portalFeedTag(portal)],
});
