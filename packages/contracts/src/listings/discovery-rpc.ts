import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { siteOriginSchema, sitemapListSchema, textSliceSchema } from '../text-slices.js';
import { PORTALS } from './vocabulary.js';

/** 32 random bytes as base64url. */
export const portalTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** Missing details for which a portal refuses a listing. */
export const PORTAL_GAPS = ['permit', 'description', 'photo', 'adviser'] as const;
export type PortalGap = (typeof PORTAL_GAPS)[number];
/** Maximum number of reported listings that a feed leaves out. */
export const MOST_LEFT_OUT = 50;

const leftOutSchema = z.object({
  pagelink: z.string(),
  reference: z.string(),
  title: z.string(),
  gaps: z.array(z.enum(PORTAL_GAPS)).min(1),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** Maximum number of reported amenities that are not sent to a portal. */
export const MOST_UNSENT_AMENITIES = 50;

export const portalAddressSchema = z.object({
  portal: z.enum(PORTALS),
  token: portalTokenSchema,
  /** ISO 8601 */
  madeAt: z.string(),
  /** Username at that time; null for the first token, which is created automatically. */
  madeBy: z.string().nullable(),
  /** Live listings that are in the feed. */
  listings: z.int(),
  /** Listings in the feed without a permit number, which Dubai and Abu Dhabi require. */
  withoutPermit: z.int(),
  /** In id order, {@link MOST_LEFT_OUT} at most. Empty when the previous release answers. */
  leftOut: z.array(leftOutSchema).default([]),
  leftOutCount: z.int().default(0),
  /**
   * Amenities of the listings in the feed that the portal has no code for, and how many listings state each, the most
   * frequent first, {@link MOST_UNSENT_AMENITIES} at most.
   */
  unsentAmenities: z.array(z.object({ name: z.string(), listings: z.int() })).default([]),
});
export type PortalAddress = z.infer<typeof portalAddressSchema>;

/**
 * The complete live listings that staff send to a portal, in its format, sale before rent, in id order. NOT_FOUND when
 * the token does not belong to the portal.
 */
export const writePortalFeed = defineRpc({
  subject: 'rpc.listings.v1.portal-feed.write',
  request: z.object({
    portal: z.enum(PORTALS),
    /** The previous release sends none, and is refused. */
    token: portalTokenSchema.optional(),
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

/** One sitemap by name: `lists`, `places`, `developments` or `listings/{slice}`. NOT_FOUND for an empty one. */
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
