import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { siteOriginSchema, sitemapListSchema, textSliceSchema } from '../text-slices.js';

export const PORTALS = ['property-finder', 'bayut'] as const;
export type Portal = (typeof PORTALS)[number];

/** The live listings in the format of a portal, sale before rent, in id order. */
export const writePortalFeed = defineRpc({
  subject: 'rpc.listings.v1.portal-feed.write',
  request: z.object({
    portal: z.enum(PORTALS),
    origin: siteOriginSchema,
    cursor: z
      .string()
      .regex(/^(sale|rent)_\d{1,10}$/)
      .optional(),
  }),
  response: textSliceSchema,
  idempotent: true,
});

/** The sitemaps of the lists, of the new developments, and of each slice of the listings. */
export const listListingSitemaps = defineRpc({
  subject: 'rpc.listings.v1.sitemap.list',
  request: z.object({}),
  response: sitemapListSchema,
  idempotent: true,
});

/** One of them by its name: `lists`, `places`, `developments` or `listings/{slice}`. NOT_FOUND when nothing is in it. */
export const writeListingSitemap = defineRpc({
  subject: 'rpc.listings.v1.sitemap.write',
  request: z.object({
    name: z.union([z.enum(['lists', 'places', 'developments']), z.templateLiteral(['listings/', z.int()])]),
    origin: siteOriginSchema,
    cursor: z
      .string()
      .regex(/^\d{1,10}$/)
      .optional(),
  }),
  response: textSliceSchema,
  idempotent: true,
});
