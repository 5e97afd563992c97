import type { BlogPostEntry, BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import type { BlogPost, BlogPostSummary } from '@manzil/contracts/content/collections';
import { stampOf } from '../editing/collection.js';
import type { BlogPostEntity } from './blog-post.entity.js';

/** Dubai is four hours ahead of UTC in summer and winter. */
const DUBAI_AHEAD_MS = 4 * 3_600_000;

/** `2026-11-22`, by the calendar of Dubai. */
export const dubaiDate = (time: Date): string =>
  new Date(time.getTime() + DUBAI_AHEAD_MS).toISOString().slice(0, 10);

export const toSummary = ({
  id,
  title,
  slug,
  excerpt,
  image,
  publishAt,
  updatedAt,
  author,
  category,
  tags,
}: BlogPostEntity): BlogPostSummary => ({
  id,
  title,
  slug,
  excerpt,
  image,
  date: dubaiDate(publishAt ?? updatedAt),
  author,
  category,
  tags,
});

/** Leaves out the fields that lists of posts do not show. */
export const summaryOf = ({
  content: _content,
  seoTitle: _seoTitle,
  seoDescription: _seoDescription,
  socialImage: _socialImage,
  relatedHomes: _relatedHomes,
  ...summary
}: BlogPost): BlogPostSummary => summary;

/** Returns the fields that lists of posts leave out. */
const detailsOf = ({ content, seoTitle, seoDescription, socialImage, relatedHomes }: BlogPostEntity) => ({
  content,
  seoTitle,
  seoDescription,
  socialImage,
  relatedHomes,
});

export const toBlogPost = (post: BlogPostEntity): BlogPost => ({ ...toSummary(post), ...detailsOf(post) });

export const toListEntry = (post: BlogPostEntity): BlogPostListEntry => {
  const { date: _, ...summary } = toSummary(post);
  return {
    ...summary,
    state: post.state,
    publishAt: post.publishAt?.toISOString() ?? null,
    ...stampOf(post),
  };
};

export const toEntry = (post: BlogPostEntity): BlogPostEntry => ({
  ...toListEntry(post),
  ...detailsOf(post),
});
