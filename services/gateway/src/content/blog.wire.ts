import type { BlogPost } from '@manzil/contracts/content/collections';
import { z } from 'zod';

export const blogRowSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  /** Site path of the post. */
  url: z.string(),
  /** ISO 8601 date. */
  date: z.string(),
});
export type BlogRow = z.output<typeof blogRowSchema>;

export const toBlogRow = ({ id, title, content, slug, date }: BlogPost): BlogRow => ({
  id,
  title,
  content,
  url: `/blog/${slug}`,
  date,
});
