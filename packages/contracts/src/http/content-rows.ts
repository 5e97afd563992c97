import { z } from 'zod';
import { documentNameSchema } from '../content/documents.js';
import { cachedAs, defineEndpoint } from './endpoint.js';
import {
  blogRowSchema,
  faqRowSchema,
  navigationRowSchema,
  navigationStyleRowSchema,
  teamMemberRowSchema,
  testimonialRowSchema,
} from './wire/content-rows.js';

export const listNavigationRows = defineEndpoint({
  method: 'GET',
  path: '/api/navigation',
  audience: 'public',
  area: 'Content',
  summary: 'Links of the header',
  responses: { 200: z.array(navigationRowSchema) },
  cached: cachedAs('site-frame'),
});

export const showNavigationStyle = defineEndpoint({
  method: 'GET',
  path: '/api/getnavstyles',
  audience: 'public',
  area: 'Content',
  summary: 'Colours and sizes of the header, as a list with one row',
  responses: { 200: z.array(navigationStyleRowSchema) },
  cached: cachedAs('site-frame'),
});

export const listFaqRows = defineEndpoint({
  method: 'GET',
  path: '/api/getfaqs',
  audience: 'public',
  area: 'Content',
  summary: 'Frequently asked questions, as rows',
  responses: { 200: z.array(faqRowSchema) },
  cached: cachedAs('faq'),
});

export const listBlogRows = defineEndpoint({
  method: 'GET',
  path: '/api/blogs',
  audience: 'public',
  area: 'Content',
  summary: 'Blog posts, as rows',
  responses: { 200: z.array(blogRowSchema) },
  cached: cachedAs('blog'),
});

export const listTeamRows = defineEndpoint({
  method: 'GET',
  path: '/api/team-members',
  audience: 'public',
  area: 'Content',
  summary: 'The team, as rows',
  responses: { 200: z.array(teamMemberRowSchema) },
  cached: cachedAs('team'),
});

export const listTestimonialRows = defineEndpoint({
  method: 'GET',
  path: '/api/testimonials',
  audience: 'public',
  area: 'Content',
  summary: 'What customers say, as rows',
  responses: { 200: z.array(testimonialRowSchema) },
  cached: cachedAs('testimonials'),
});

/** Names of tables: page texts by name, and tables about visitors, which only members may read. */
const tableNameSchema = z.enum([...documentNameSchema.options, 'traffic', 'form_submissions']);
export type TableName = z.output<typeof tableNameSchema>;

export const readStaticTable = defineEndpoint({
  method: 'POST',
  path: '/staticdata',
  audience: 'public',
  readsSession: true,
  area: 'Content',
  summary: 'Rows of a named table: page texts for everybody, those about visitors for members',
  body: z.object({ tablename: tableNameSchema }),
  responses: { 200: z.array(z.record(z.string(), z.union([z.string(), z.number()]))) },
  problems: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
