import type { BlogPostEntry, BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import type { blogPostFieldsSchema } from '@manzil/contracts/content/collection-fields';
import type { RelatedHomes } from '@manzil/contracts/content/related-homes';
import * as http from '@manzil/contracts/http/content-editing';
import type { z } from 'zod';
import type { Collection, Listing } from '../../kit/collection/collection';
import { collectionQuery } from '../../kit/collection/collection-query';
import { createCopy } from '../../kit/lifecycle/create-copy';
import { withDraft } from '../../kit/lifecycle/lifecycle-calls';
import { callApi, type FieldIssue } from '../../kit/data/call-api';
import { fromDubaiInput, toDubaiInput } from '../../kit/labels/dubai-time';

const PART = 100;

export interface PostForm {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image: string;
  author: string;
  category: string;
  tags: string[];
  seoTitle: string;
  seoDescription: string;
  socialImage: string;
  /** Null for the homes mentioned in the text. */
  relatedHomes: RelatedHomes | null;
  /** A `datetime-local` value in Dubai time; empty for the time of publication. */
  publishAt: string;
}

/** Reads all posts, page by page. */
async function load(): Promise<Listing<BlogPostListEntry>> {
  const read = (offset: number) => callApi(http.listBlogPostEntries, { query: { offset, limit: PART } });
  const { entries, deleted, total } = await read(0);
  for (let offset = PART; offset < total; offset += PART) entries.push(...(await read(offset)).entries);
  return { entries, deleted };
}

export const fieldsOfPost = ({
  image,
  socialImage,
  publishAt,
  ...fields
}: PostForm): z.input<typeof blogPostFieldsSchema> => ({
  ...fields,
  // Drafts are saved by a call of their own.
  draft: false,
  image: image === '' ? null : image,
  socialImage: socialImage === '' ? null : socialImage,
  publishAt: publishAt === '' ? null : fromDubaiInput(publishAt),
});

/** A future date would schedule the post, as the Schedule dialog does; a date that is stored already is kept. */
export const dateIssues = ({ publishAt }: PostForm, before: PostForm): FieldIssue[] =>
  publishAt !== '' && publishAt !== before.publishAt && Date.parse(fromDubaiInput(publishAt)) > Date.now()
    ? [{ field: 'publishAt', message: 'This date is in the future. To publish later, use Schedule.' }]
    : [];

export const blogPosts: Collection<PostForm, BlogPostEntry, BlogPostListEntry> = {
  title: 'Blogs',
  intro: 'Blog posts: drafts, scheduled posts and published posts.',
  one: 'post',
  endpoints: http.blogPosts,
  kind: 'blog-post',
  publicPath: '/blog',
  editorPath: (id) => `/backend/blogs/${String(id)}`,
  blank: {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    image: '',
    author: '',
    category: '',
    tags: [],
    seoTitle: '',
    seoDescription: '',
    socialImage: '',
    relatedHomes: null,
    publishAt: '',
  },
  formOf: ({ image, socialImage, publishAt, ...post }) => ({
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    image: image ?? '',
    author: post.author,
    category: post.category,
    tags: post.tags,
    seoTitle: post.seoTitle,
    seoDescription: post.seoDescription,
    socialImage: socialImage ?? '',
    relatedHomes: post.relatedHomes,
    publishAt: publishAt === null ? '' : toDubaiInput(publishAt),
  }),
  fieldsOf: fieldsOfPost,
  nameOf: ({ title }) => title,
  list: collectionQuery(http.blogPosts, load),
  open: (id) => callApi(http.showBlogPostEntry, { params: { id } }),
};

/** A post as stored, and as edited, with the fields of its draft if it has one. */
export interface OpenedPost {
  stored: BlogPostEntry;
  edited: BlogPostEntry;
}

export async function openPost(id: number): Promise<OpenedPost> {
  const stored = await callApi(http.showBlogPostEntry, { params: { id } });
  return { stored, edited: await withDraft({ kind: 'blog-post', id }, stored) };
}

/** Copies a post as staff see it; returns the path of the copy's editor. */
export async function duplicatePost(id: number): Promise<string> {
  const { edited } = await openPost(id);
  const fields = fieldsOfPost({ ...blogPosts.formOf(edited), publishAt: '' });
  const copy = await createCopy('blog-post', (mark) => ({
    ...fields,
    draft: true,
    title: `${fields.title} (${mark})`,
    slug: `${fields.slug}-${mark.replace(' ', '-')}`,
  }));
  return `/backend/blogs/${String(copy)}`;
}
