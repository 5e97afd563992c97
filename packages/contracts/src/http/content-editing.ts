import { z } from 'zod';
import {
  blogPostEntrySchema,
  blogPostListEntrySchema,
  faqEntrySchema,
  navigationItemEntrySchema,
  teamMemberEntrySchema,
  testimonialEntrySchema,
} from '../content/collection-entries.js';
import {
  blogPostFieldsSchema,
  faqFieldsSchema,
  footerFieldsSchema,
  navigationItemFieldsSchema,
  navigationStyleFieldsSchema,
  teamMemberFieldsSchema,
  testimonialFieldsSchema,
} from '../content/collection-fields.js';
import { entryId, entryListOf, entryPart, savedVersion } from '../content/editing.js';
import * as rpc from '../content/editing-rpc.js';
import { staleByContent } from '../content/events.js';
import { memberName } from '../content/text.js';
import { editing, listing, ordering } from './collection-operations.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';
import { numberInPath } from './path-values.js';
import { count } from './query-values.js';

const reads = { audience: 'content.read', area: 'Content editing' } as const;
const edits = { audience: 'content.edit', area: 'Content editing' } as const;
const faq = { noun: 'faq', kind: 'faq', fields: faqFieldsSchema, entry: faqEntrySchema } as const;
export const faqs = editing('/api/faqs', 'a question', faq);
export const orderFaqs = ordering('/api/faqs', faq);
export const listFaqEntries = listing(
  '/api/admin/faqs',
  'Questions with their versions, and deleted ones',
  faq.noun,
  faqEntrySchema,
);

const teamMember = {
  noun: 'team-member',
  kind: 'team-member',
  fields: teamMemberFieldsSchema,
  entry: teamMemberEntrySchema,
} as const;
export const team = editing('/api/team', 'a member of the team', teamMember);
export const orderTeam = ordering('/api/team', teamMember);
export const listTeamEntries = listing(
  '/api/admin/team',
  'The team with versions, and deleted members',
  teamMember.noun,
  teamMemberEntrySchema,
);

const testimonial = {
  noun: 'testimonial',
  kind: 'testimonial',
  fields: testimonialFieldsSchema,
  entry: testimonialEntrySchema,
} as const;
export const testimonials = editing('/api/testimonials', 'a testimonial', testimonial);
export const orderTestimonials = ordering('/api/testimonials', testimonial);
export const listTestimonialEntries = listing(
  '/api/admin/testimonials',
  'Testimonials with their versions, and deleted ones',
  testimonial.noun,
  testimonialEntrySchema,
);

const navigationItem = {
  noun: 'navigation-item',
  kind: 'site-frame',
  fields: navigationItemFieldsSchema,
  entry: navigationItemEntrySchema,
} as const;
export const navigationItems = editing('/api/navigation-items', 'a link of the header', navigationItem);
export const orderNavigationItems = ordering('/api/navigation-items', navigationItem);

const { style, footer } = rpc.getFrameEntry.response.shape;

/** The navigation links and their style. */
export const showNavigationEntries = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/navigation',
  scope: 'content:read',
  summary: 'Links and look of the header with their versions, and deleted links',
  responses: { 200: rpc.listNavigationItemEntries.response.extend({ style }) },
});

/** CONFLICT like the update of a collection's entry; so does {@link saveFooter}. */
export const saveNavigationStyle = defineOperation({
  ...edits,
  method: 'PUT',
  path: '/api/navigation-style',
  summary: 'Sets how the header looks',
  body: navigationStyleFieldsSchema.extend({ expectedVersion: savedVersion }),
  responses: { 200: style },
  problems: ['CONFLICT'],
  subject: 'rpc.content.v1.navigation-style.save',
  caller: ['by'],
  request: z.object({ fields: navigationStyleFieldsSchema, expectedVersion: savedVersion, by: memberName }),
  toRequest: ({ body: { expectedVersion, ...fields } }) => ({ fields, expectedVersion }),
  stale: () => staleByContent({ kind: 'site-frame' }),
});

export const showFooterEntry = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/footer',
  scope: 'content:read',
  summary: 'The footer with its version',
  responses: { 200: footer },
});

export const saveFooter = defineOperation({
  ...edits,
  method: 'PUT',
  path: '/api/footer',
  summary: 'Sets the footer',
  body: footerFieldsSchema.extend({ expectedVersion: savedVersion }),
  responses: { 200: footer },
  problems: ['CONFLICT'],
  subject: 'rpc.content.v1.footer.save',
  caller: ['by'],
  request: z.object({ fields: footerFieldsSchema, expectedVersion: savedVersion, by: memberName }),
  toRequest: ({ body: { expectedVersion, ...fields } }) => ({ fields, expectedVersion }),
  stale: () => staleByContent({ kind: 'site-frame' }),
});

/** CONFLICT with `details.reason` `slug-taken` and an issue for `slug` when another post has the slug. */
export const blogPosts = editing('/api/blog-posts', 'a post', {
  noun: 'blog-post',
  kind: 'blog-post',
  fields: blogPostFieldsSchema,
  entry: blogPostEntrySchema,
});

/** A slice of the posts: `offset` and `limit` (100). `total` is the number of posts that are not deleted. */
export const listBlogPostEntries = defineOperation({
  ...reads,
  method: 'GET',
  path: '/api/admin/blog-posts',
  scope: 'content:read',
  summary: 'Posts with drafts and versions, without content, and deleted ones',
  query: z.object({ offset: count.optional(), limit: count.optional() }).pipe(entryPart),
  responses: { 200: entryListOf(blogPostListEntrySchema) },
  subject: 'rpc.content.v1.blog-post.list-entries',
  request: entryPart,
  idempotent: true,
});

/** A post by id, public or not. NOT_FOUND, or GONE for one that is deleted. */
export const showBlogPostEntry = defineOperation({
  ...reads,
  method: 'GET',
  path: '/api/admin/blog-posts/:id',
  scope: 'content:read',
  summary: 'A post, public or not',
  params: z.object({ id: numberInPath }),
  responses: { 200: blogPostEntrySchema },
  problems: ['GONE'],
  subject: 'rpc.content.v1.blog-post.get-entry',
  request: z.object({ id: entryId }),
  response: blogPostEntrySchema,
  idempotent: true,
});
