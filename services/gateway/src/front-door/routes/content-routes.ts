import {
  blogPostSummarySchema,
  teamMemberSchema,
  testimonialSchema,
} from '@manzil/contracts/content/collections';
import { contentDocumentSchema } from '@manzil/contracts/content/documents';
import {
  getBlogPost,
  getSiteFrame,
  listBlogPosts,
  listFaqs,
  listTeamMembers,
} from '@manzil/contracts/content/rpc';
import { developmentSchema } from '@manzil/contracts/listings/development';
import { listingCardSchema } from '@manzil/contracts/listings/property';
import { z } from 'zod';
import { blogRowSchema } from '../../content/blog.wire.js';
import { faqRowSchema } from '../../content/faq.wire.js';
import { navigationRowSchema, navigationStyleRowSchema } from '../../content/navigation.wire.js';
import { teamMemberRowSchema } from '../../content/team.wire.js';
import { testimonialRowSchema } from '../../content/testimonial.wire.js';
import { blogPostTag, documentTag, listingTag, listTag } from '@manzil/contracts/cache-tags';
import { cached, cachedAs, get, post, type Route } from './route.js';

const homeSchema = z.object({
  document: contentDocumentSchema,
  testimonials: z.array(testimonialSchema),
  posts: z.array(blogPostSummarySchema),
  featured: z.array(listingCardSchema),
  developments: z.array(developmentSchema),
});

const adviserListings = z.object({ items: z.array(listingCardSchema), total: z.int() });
const adviserSchema = z.object({
  member: teamMemberSchema,
  testimonials: z.array(testimonialSchema),
  sale: adviserListings,
  rent: adviserListings,
});

export const CONTENT_ROUTES: readonly Route[] = [
  get('/api/home', 'public', {
    ...cached(homeSchema, {
      tags: ({ featured }) => [
        documentTag('homepagedb'),
        'testimonials',
        'blog',
        listTag('sale'),
        listTag('developments'),
        ...featured.map(({ id }) => listingTag(id)),
      ],
    }),
    summary: 'All that the home page shows',
  }),
  get('/api/site-frame', 'public', {
    ...cachedAs('site-frame'),
    summary: 'Header and footer of every page',
    response: getSiteFrame.response,
  }),
  get('/api/documents/:name', 'public', {
    ...cached(contentDocumentSchema, { tags: ({ name }) => [documentTag(name)] }),
    summary: 'The texts of one page',
  }),
  get('/api/blog-posts', 'public', {
    ...cached(listBlogPosts.response, { query: ['limit'], tags: () => ['blog'] }),
    summary: 'Blog posts, newest first, without content',
  }),
  get('/api/blog-posts/:slug', 'public', {
    ...cached(getBlogPost.response, {
      tags: (found) => ['post' in found ? blogPostTag(found.post.id) : 'blog'],
    }),
    summary: 'A post by its address; for an address it had before, the one it has now',
  }),
  get('/api/faqs', 'public', {
    ...cachedAs('faq'),
    summary: 'Frequently asked questions',
    response: listFaqs.response,
  }),
  get('/api/team', 'public', {
    ...cachedAs('team'),
    summary: 'The team',
    response: listTeamMembers.response,
  }),
  get('/api/team/:slug', 'public', {
    ...cached(adviserSchema, {
      tags: ({ sale, rent }) => [
        'team',
        'testimonials',
        listTag('sale'),
        listTag('rent'),
        ...[...sale.items, ...rent.items].map(({ id }) => listingTag(id)),
      ],
      tagsOfNothing: () => ['team'],
    }),
    summary: 'A member of the team, with their listings and the testimonials that name them',
  }),
  get('/api/navigation', 'public', {
    ...cachedAs('site-frame'),
    summary: 'Links of the header',
    response: z.array(navigationRowSchema),
  }),
  get('/api/getnavstyles', 'public', {
    ...cachedAs('site-frame'),
    summary: 'Colours and sizes of the header, as a list with one row',
    response: z.array(navigationStyleRowSchema),
  }),
  get('/api/getfaqs', 'public', {
    ...cachedAs('faq'),
    summary: 'Frequently asked questions, as rows',
    response: z.array(faqRowSchema),
  }),
  get('/api/blogs', 'public', {
    ...cachedAs('blog'),
    summary: 'Blog posts, as rows',
    response: z.array(blogRowSchema),
  }),
  get('/api/team-members', 'public', {
    ...cachedAs('team'),
    summary: 'The team, as rows',
    response: z.array(teamMemberRowSchema),
  }),
  get('/api/testimonials', 'public', {
    ...cachedAs('testimonials'),
    summary: 'What customers say, as rows',
    response: z.array(testimonialRowSchema),
  }),
  post('/staticdata', 'public', {
    readsSession: true,
    summary: 'Rows of a named table: page texts for everybody, those about visitors for members',
    response: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
    problems: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
];
