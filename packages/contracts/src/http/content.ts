import { z } from 'zod';
import { blogPostTag, documentTag, listingTag, listTag } from '../cache-tags.js';
import {
  blogPostSummarySchema,
  teamMemberSchema,
  testimonialSchema,
  navigationItemSchema,
  navigationStyleSchema,
  footerSchema,
  blogPostSchema,
  faqSchema,
} from '../content/collections.js';
import { contentDocumentSchema, documentNameSchema } from '../content/documents.js';
import { languageQuerySchema, translationLanguageSchema } from '../content/language.js';
import { slugText } from '../content/text.js';
import { developmentSchema } from '../listings/development.js';
import { listingCardSchema } from '../listings/property.js';
import { defineEndpoint, type Result } from './endpoint.js';
import { count } from './query-values.js';
import { siteSettingsSchema } from '../content/site-settings.js';
import { defineOperation } from './operation.js';

export const showHome = defineEndpoint({
  method: 'GET',
  path: '/api/home',
  audience: 'public',
  area: 'Content',
  summary: 'All that the home page shows',
  query: languageQuerySchema,
  responses: {
    200: z.object({
      document: contentDocumentSchema,
      testimonials: z.array(testimonialSchema),
      posts: z.array(blogPostSummarySchema),
      featured: z.array(listingCardSchema),
      developments: z.array(developmentSchema),
    }),
  },
  cached: {
    query: ['lang'],
    tags: ({ featured }) => [
      documentTag('homepagedb'),
      'testimonials',
      'blog',
      listTag('sale'),
      listTag('developments'),
      ...featured.map(({ id }) => listingTag(id)),
    ],
  },
});
export type Home = Result<typeof showHome>;

/** Header, footer and settings in one response, because every page needs them. */
export const showSiteFrame = defineOperation({
  method: 'GET',
  path: '/api/site-frame',
  audience: 'public',
  area: 'Content',
  summary: 'Header and footer of every page, and the settings of the site',
  query: languageQuerySchema,
  responses: {
    200: z.object({
      items: z.array(navigationItemSchema),
      style: navigationStyleSchema,
      footer: footerSchema,
      /** Missing when the previous release answers. */
      settings: siteSettingsSchema.default({}),
    }),
  },
  cached: { query: ['lang'], tags: () => ['site-frame', documentTag('commondb')] },
  subject: 'rpc.content.v1.site-frame.get',
  request: languageQuerySchema,
  idempotent: true,
});
export type SiteFrame = Result<typeof showSiteFrame>;

export const showDocument = defineOperation({
  method: 'GET',
  path: '/api/documents/:name',
  audience: 'public',
  area: 'Content',
  summary: 'The texts of one page',
  params: z.object({ name: documentNameSchema }),
  query: languageQuerySchema,
  responses: { 200: contentDocumentSchema },
  cached: { query: ['lang'], tags: ({ name }) => [documentTag(name)] },
  subject: 'rpc.content.v1.document.get',
  request: languageQuerySchema.extend({ name: documentNameSchema }),
  idempotent: true,
});

/** Translated categories and tags by their English names; missing ones are in English only. */
const terms = { terms: z.record(z.string(), z.string()).optional() };

const postQuerySchema = z.object({
  limit: z.int().min(1).max(100).default(50),
  offset: z.int().min(0).default(0),
  category: slugText.optional(),
  author: slugText.optional(),
  tag: slugText.optional(),
  lang: translationLanguageSchema.optional(),
});

/**
 * Lists the published posts, newest first, without content: all posts, or the posts of one category, author or tag,
 * given by its path.
 */
export const listBlogPosts = defineOperation({
  method: 'GET',
  path: '/api/blog-posts',
  audience: 'public',
  area: 'Content',
  summary: 'Blog posts, newest first, without content',
  query: z
    .object({
      limit: count.optional(),
      offset: count.optional(),
      category: z.string().optional(),
      author: z.string().optional(),
      tag: z.string().optional(),
      lang: z.string().optional(),
    })
    .pipe(postQuerySchema),
  responses: {
    200: z.object({
      posts: z.array(blogPostSummarySchema),
      /** Number of posts on all pages; missing when the previous release answers. */
      total: z.int().default(0),
      /** All categories that published posts have, by name. */
      categories: z.array(z.object({ slug: z.string(), name: z.string() })).default([]),
      /** All tags that published posts have, by name. */
      tags: z.array(z.object({ slug: z.string(), name: z.string() })).default([]),
      /** Name of the requested category, author or tag; null when no published post has it. */
      chosen: z.string().nullable().default(null),
      ...terms,
    }),
  },
  cached: { query: ['limit', 'offset', 'category', 'author', 'tag', 'lang'], tags: () => ['blog'] },
  subject: 'rpc.content.v1.blog-post.list',
  request: postQuerySchema,
  idempotent: true,
});

/** A published post by its slug. For a former slug: the current one in `redirectTo`. NOT_FOUND for any other. */
export const showBlogPost = defineOperation({
  method: 'GET',
  path: '/api/blog-posts/:slug',
  audience: 'public',
  area: 'Content',
  summary: 'A post by its address; for an address it had before, the one it has now',
  params: z.object({ slug: slugText }),
  query: languageQuerySchema,
  responses: {
    200: z.union([z.object({ post: blogPostSchema, ...terms }), z.object({ redirectTo: z.string() })]),
  },
  cached: { query: ['lang'], tags: (found) => ['post' in found ? blogPostTag(found.post.id) : 'blog'] },
  subject: 'rpc.content.v1.blog-post.get',
  request: languageQuerySchema.extend({ slug: slugText }),
  idempotent: true,
});

export const listFaqs = defineOperation({
  method: 'GET',
  path: '/api/faqs',
  audience: 'public',
  area: 'Content',
  summary: 'Frequently asked questions',
  query: languageQuerySchema,
  responses: { 200: z.object({ faqs: z.array(faqSchema) }) },
  cached: { query: ['lang'], tags: () => ['faq'] },
  subject: 'rpc.content.v1.faq.list',
  request: languageQuerySchema,
  idempotent: true,
});

export const listTeam = defineOperation({
  method: 'GET',
  path: '/api/team',
  audience: 'public',
  area: 'Content',
  summary: 'The team',
  query: languageQuerySchema,
  responses: { 200: z.object({ members: z.array(teamMemberSchema) }) },
  cached: { query: ['lang'], tags: () => ['team'] },
  subject: 'rpc.content.v1.team-member.list',
  request: languageQuerySchema,
  idempotent: true,
});

const adviserListings = z.object({ items: z.array(listingCardSchema), total: z.int() });

const adviserSchema = z.object({
  member: teamMemberSchema,
  testimonials: z.array(testimonialSchema),
  sale: adviserListings,
  rent: adviserListings,
  /** The adviser's newest posts; missing when the previous release answers. */
  posts: z.array(blogPostSummarySchema).default([]),
});
export type Adviser = z.output<typeof adviserSchema>;

export const showAdviser = defineEndpoint({
  method: 'GET',
  path: '/api/team/:slug',
  audience: 'public',
  area: 'Content',
  summary: 'A member of the team, with what is theirs; for a path they had before, the one they have now',
  params: z.object({ slug: slugText }),
  query: languageQuerySchema,
  responses: { 200: z.union([adviserSchema, z.object({ redirectTo: z.string() })]) },
  cached: {
    query: ['lang'],
    tags: (found) => [
      'team',
      ...('member' in found
        ? [
            'testimonials' as const,
            'blog' as const,
            listTag('sale'),
            listTag('rent'),
            ...[...found.sale.items, ...found.rent.items].map(({ id }) => listingTag(id)),
          ]
        : []),
    ],
    tagsOfNothing: () => ['team'],
  },
});
