import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { siteOriginSchema, sitemapListSchema, textSliceSchema } from '../text-slices.js';

/** The sitemaps of the site's own pages, of the posts and of custom pages. */
export const listContentSitemaps = defineRpc({
  subject: 'rpc.content.v1.sitemap.list',
  request: z.object({}),
  response: sitemapListSchema,
  idempotent: true,
});

export const writeContentSitemap = defineRpc({
  subject: 'rpc.content.v1.sitemap.write',
  request: z.object({
    name: z.enum(['static', 'posts', 'pages']),
    origin: siteOriginSchema,
    cursor: z
      .string()
      .regex(/^\d{1,10}$/)
      .optional(),
  }),
  response: textSliceSchema,
  idempotent: true,
});

/** The newest posts as RSS 2.0. */
export const writeBlogFeed = defineRpc({
  subject: 'rpc.content.v1.blog-post.write-feed',
  request: z.object({ origin: siteOriginSchema }),
  response: z.object({ text: z.string() }),
  idempotent: true,
});
