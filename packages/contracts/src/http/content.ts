import { z } from 'zod';
import { blogPostTag, documentTag, listingTag, listTag } from '../cache-tags.js';
import { blogPostSummarySchema, teamMemberSchema, testimonialSchema } from '../content/collections.js';
import { contentDocumentSchema, documentNameSchema } from '../content/documents.js';
import * as rpc from '../content/rpc.js';
import { slugText } from '../content/text.js';
import { developmentSchema } from '../listings/development.js';
import { listingCardSchema } from '../listings/property.js';
import { cachedAs, defineEndpoint, type Result } from './endpoint.js';
import { count } from './query-values.js';

export const showHome = defineEndpoint({
  method: 'GET',
  path: '/api/home',
  audience: 'public',
  area: 'Content',
  summary: 'All that the home page shows',
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

export const showSiteFrame = defineEndpoint({
  method: 'GET',
  path: '/api/site-frame',
  audience: 'public',
  area: 'Content',
  summary: 'Header and footer of every page, and the settings of the site',
  responses: { 200: rpc.getSiteFrame.response },
  cached: cachedAs('site-frame', documentTag('commondb')),
});
export type SiteFrame = Result<typeof showSiteFrame>;

export const showDocument = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:name',
  audience: 'public',
  area: 'Content',
  summary: 'The texts of one page',
  params: z.object({ name: documentNameSchema }),
  responses: { 200: contentDocumentSchema },
  cached: { tags: ({ name }) => [documentTag(name)] },
});

export const listBlogPosts = defineEndpoint({
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
    })
    .pipe(rpc.listBlogPosts.request),
  responses: { 200: rpc.listBlogPosts.response },
  cached: { query: ['limit', 'offset', 'category', 'author', 'tag'], tags: () => ['blog'] },
});

export const showBlogPost = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:slug',
  audience: 'public',
  area: 'Content',
  summary: 'A post by its address; for an address it had before, the one it has now',
  params: z.object({ slug: slugText }),
  responses: { 200: rpc.getBlogPost.response },
  cached: { tags: (found) => ['post' in found ? blogPostTag(found.post.id) : 'blog'] },
});

export const listFaqs = defineEndpoint({
  method: 'GET',
  path: '/api/faqs',
  audience: 'public',
  area: 'Content',
  summary: 'Frequently asked questions',
  responses: { 200: rpc.listFaqs.response },
  cached: cachedAs('faq'),
});

export const listTeam = defineEndpoint({
  method: 'GET',
  path: '/api/team',
  audience: 'public',
  area: 'Content',
  summary: 'The team',
  responses: { 200: rpc.listTeamMembers.response },
  cached: cachedAs('team'),
});

const adviserListings = z.object({ items: z.array(listingCardSchema), total: z.int() });

const adviserSchema = z.object({
  member: teamMemberSchema,
  testimonials: z.array(testimonialSchema),
  sale: adviserListings,
  rent: adviserListings,
  /** The newest that they have written; a gateway of the release before names none. */
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
  responses: { 200: z.union([adviserSchema, z.object({ redirectTo: z.string() })]) },
  cached: {
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
