import { z } from 'zod';

/** Origin of the public site, without a slash at its end: `https://agency.example`. */
export const siteOriginSchema = z.url().regex(/[^/]$/);

/** A part of a text that is longer than a message may be; `next` is the cursor of what follows, null after the last. */
export const textSliceSchema = z.object({ text: z.string(), next: z.string().nullable() });
export type TextSlice = z.infer<typeof textSliceSchema>;

/** Sitemaps that have something in them: `/sitemaps/{name}.xml`, and when what they name last changed (ISO 8601). */
export const sitemapListSchema = z.object({
  sitemaps: z.array(z.object({ name: z.string(), updatedAt: z.string().optional() })),
});
export type SitemapList = z.infer<typeof sitemapListSchema>;
