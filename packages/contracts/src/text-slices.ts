import { z } from 'zod';

/** Origin of the public site, without a trailing slash: `https://agency.example`. */
export const siteOriginSchema = z.url().regex(/[^/]$/);

/** Part of a text that exceeds the message size; `next` is the cursor of the next part, null for the last part. */
export const textSliceSchema = z.object({ text: z.string(), next: z.string().nullable() });
export type TextSlice = z.infer<typeof textSliceSchema>;

/** Non-empty sitemaps: `/sitemaps/{name}.xml`, and when the pages in them last changed (ISO 8601). */
export const sitemapListSchema = z.object({
  sitemaps: z.array(z.object({ name: z.string(), updatedAt: z.string().optional() })),
});
export type SitemapList = z.infer<typeof sitemapListSchema>;
