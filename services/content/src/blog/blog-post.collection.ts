import type { BlogPostEntry, BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import type { BlogPostFields } from '@manzil/contracts/content/collection-fields';
import type { Collection } from '../editing/collection.js';
import { BlogPostEntity } from './blog-post.entity.js';
import { toEntry, toListEntry } from './blog-post.mapper.js';
import { assertSlugFree } from './blog-post.repository.js';
import { writeBlogPost } from './write-blog-post.js';

export const BLOG_POSTS = {
  kind: 'blog-post',
  entity: BlogPostEntity,
  noun: 'post',
  audited: { kind: 'blog-post', section: '/backend/blogs' },
  // Drafts without a time come first, because they are being written.
  order: { publishAt: { direction: 'DESC', nulls: 'FIRST' }, id: 'DESC' },
  // Without the content, which can be long and appears in no list.
  listColumns: {
    id: true,
    title: true,
    slug: true,
    excerpt: true,
    image: true,
    author: true,
    category: true,
    tags: true,
    state: true,
    publishAt: true,
    version: true,
    updatedAt: true,
    updatedBy: true,
    deletedAt: true,
    deletedBy: true,
  },
  placed: false,
  titleOf: ({ title }) => title,
  publishing: {
    kind: 'blog-post',
    fieldsOf: (post) => {
      const { title, slug, excerpt, content, image, author, category, state, publishAt } = post;
      const { tags, seoTitle, seoDescription, socialImage, relatedHomes } = post;
      const texts = { title, slug, excerpt, content, image, author, category, tags };
      const details = { seoTitle, seoDescription, socialImage, relatedHomes };
      return { ...texts, ...details, draft: state === 'draft', publishAt: publishAt?.toISOString() ?? null };
    },
    titleField: 'title',
    kept: ['slug', 'draft', 'publishAt'],
    isLive: ({ state }) => state === 'published',
    publishTimeOf: ({ state, publishAt }) => (state === 'scheduled' ? publishAt : null),
    setLive: (post, live, now) => {
      post.state = live ? 'published' : 'draft';
      if (live && (post.publishAt === null || post.publishAt > now)) post.publishAt = now;
    },
  },
  filesIn: ({ image, socialImage, content }) => [image, socialImage, content],
  toEntry,
  toListed: toListEntry,
  write: writeBlogPost,
  slug: {
    of: ({ slug }) => slug,
    set: (post, slug) => {
      post.slug = slug;
    },
  },
  assertFits: (post, { manager }) => assertSlugFree(manager, post.slug, post.id),
} satisfies Collection<BlogPostEntity, BlogPostFields, BlogPostEntry, BlogPostListEntry>;
