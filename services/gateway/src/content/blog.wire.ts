import type { BlogPost } from '@manzil/contracts/content/collections';

export interface BlogRow {
  id: number;
  title: string;
  /** Sanitised HTML. */
  content: string;
  /** Site path of the post. */
  url: string;
  /** ISO 8601 date. */
  date: string;
}

export const toBlogRow = ({ id, title, content, slug, date }: BlogPost): BlogRow => ({
  id,
  title,
  content,
  url: `/blog/${slug}`,
  date,
});
