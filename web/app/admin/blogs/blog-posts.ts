import type { BlogPostEntry, BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import * as http from '@manzil/contracts/http/content-editing';
import type { Collection, Listing } from '../collections/collection';
import { collectionQuery } from '../collections/collection-query';
import { callApi } from '../lib/call-api';
import { fromDubaiInput, toDubaiInput } from './dubai-time';

const PART = 100;

export interface PostForm {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image: string;
  author: string;
  category: string;
  /** As a `datetime-local` input has it, by the clock of Dubai; empty for the time of publication. */
  publishAt: string;
}

/** All posts, part by part. */
async function load(): Promise<Listing<BlogPostListEntry>> {
  const read = (offset: number) => callApi(http.listBlogPostEntries, { query: { offset, limit: PART } });
  const { entries, deleted, total } = await read(0);
  for (let offset = PART; offset < total; offset += PART) entries.push(...(await read(offset)).entries);
  return { entries, deleted };
}

export const blogPosts: Collection<PostForm, BlogPostEntry, BlogPostListEntry> = {
  title: 'Blogs',
  intro: 'Blog posts: drafts, scheduled posts and published posts.',
  one: 'post',
  endpoints: http.blogPosts,
  kind: 'blog-post',
  publicPath: '/blog',
  blank: {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    image: '',
    author: '',
    category: '',
    publishAt: '',
  },
  formOf: ({ title, slug, excerpt, content, image, author, category, publishAt }) => ({
    title,
    slug,
    excerpt,
    content,
    image: image ?? '',
    author,
    category,
    publishAt: publishAt === null ? '' : toDubaiInput(publishAt),
  }),
  fieldsOf: ({ image, publishAt, ...fields }) => ({
    ...fields,
    // Drafts are saved by a call of their own.
    draft: false,
    image: image === '' ? null : image,
    publishAt: publishAt === '' ? null : fromDubaiInput(publishAt),
  }),
  nameOf: ({ title }) => title,
  list: collectionQuery(http.blogPosts, load),
  open: (id) => callApi(http.showBlogPostEntry, { params: { id } }),
};
