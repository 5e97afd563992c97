import { blogPostSummarySchema, testimonialSchema } from '@manzil/contracts/content/collections';
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
import { get, post, type Route } from './route.js';

const kept = (query: readonly string[] = []) => ({ kept: { tags: ['content'], query } }) as const;

const homeSchema = z.object({
  document: contentDocumentSchema,
  testimonials: z.array(testimonialSchema),
  posts: z.array(blogPostSummarySchema),
  featured: z.array(listingCardSchema),
  developments: z.array(developmentSchema),
});

export const CONTENT_ROUTES: readonly Route[] = [
  get('/api/home', 'public', {
    kept: { tags: ['listings', 'developments', 'content'], query: [] },
    summary: 'All that the home page shows',
    response: homeSchema,
  }),
  get('/api/site-frame', 'public', {
    ...kept(),
    summary: 'Header and footer of every page',
    response: getSiteFrame.response,
  }),
  get('/api/documents/:name', 'public', {
    ...kept(),
    summary: 'The texts of one page',
    response: contentDocumentSchema,
  }),
  get('/api/blog-posts', 'public', {
    ...kept(['limit']),
    summary: 'Blog posts, newest first, without content',
    response: listBlogPosts.response,
  }),
  get('/api/blog-posts/:slug', 'public', {
    ...kept(),
    summary: 'A post by its address; for an address it had before, the one it has now',
    response: getBlogPost.response,
  }),
  get('/api/faqs', 'public', {
    ...kept(),
    summary: 'Frequently asked questions',
    response: listFaqs.response,
  }),
  get('/api/team', 'public', {
    ...kept(),
    summary: 'The team',
    response: listTeamMembers.response,
  }),
  get('/api/navigation', 'public', {
    ...kept(),
    summary: 'Links of the header',
    response: z.array(navigationRowSchema),
  }),
  get('/api/getnavstyles', 'public', {
    ...kept(),
    summary: 'Colours and sizes of the header, as a list with one row',
    response: z.array(navigationStyleRowSchema),
  }),
  get('/api/getfaqs', 'public', {
    ...kept(),
    summary: 'Frequently asked questions, as rows',
    response: z.array(faqRowSchema),
  }),
  get('/api/blogs', 'public', {
    ...kept(),
    summary: 'Blog posts, as rows',
    response: z.array(blogRowSchema),
  }),
  get('/api/team-members', 'public', {
    ...kept(),
    summary: 'The team, as rows',
    response: z.array(teamMemberRowSchema),
  }),
  get('/api/testimonials', 'public', {
    ...kept(),
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
