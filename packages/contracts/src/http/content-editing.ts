import { z } from 'zod';
import { deletedEntrySchema, blogPostEntrySchema } from '../content/collection-entries.js';
import { entryVersion, type orderedEditingOf, entryId } from '../content/editing.js';
import * as rpc from '../content/editing-rpc.js';
import type { RpcContract } from '../rpc.js';
import { defineEndpoint, type Endpoint, type Method, type Responses } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { count } from './query-values.js';
import { defineOperation } from './operation.js';

const reads = { audience: 'content.read', area: 'Content editing' } as const;
const edits = { audience: 'content.edit', area: 'Content editing' } as const;
const params = z.object({ id: numberInPath });

/** The RPCs of a collection (`editingOf`) that are needed here. */
interface Editing<Shape extends z.ZodRawShape, Entry extends z.ZodType> {
  create: RpcContract<z.ZodObject<{ fields: z.ZodObject<Shape>; by: z.ZodType }>, Entry>;
}

type Body = z.ZodType | undefined;
type EntryEndpoint<M extends Method, Path extends string, R extends Responses, B extends Body> = Endpoint<
  M,
  Path,
  'content.edit',
  R,
  typeof params,
  undefined,
  B,
  undefined,
  undefined,
  undefined,
  undefined
>;

/** Declares the parameter `id`, which `defineEndpoint` cannot find in a path that is generic. */
const ofEntry = <
  const M extends Method,
  const Path extends string,
  const R extends Responses,
  B extends Body = undefined,
>(
  endpoint: Omit<EntryEndpoint<M, Path, R, B>, keyof typeof edits | 'params'>,
): EntryEndpoint<M, Path, R, B> => ({ ...edits, ...endpoint, params });

/**
 * Defines the endpoints by which staff edit a collection; summaries call an entry `one`. The body of a save
 * holds the fields themselves, with `expectedVersion` beside them when it replaces an entry.
 */
const editing = <const Path extends string, Shape extends z.ZodRawShape, Entry extends z.ZodType>(
  path: Path,
  one: string,
  { create: { request, response: entry } }: Editing<Shape, Entry>,
) => ({
  create: defineEndpoint({
    ...edits,
    method: 'POST',
    path,
    summary: `Adds ${one}`,
    body: request.shape.fields,
    responses: { 201: entry },
    problems: ['CONFLICT'],
  }),
  update: ofEntry({
    method: 'PUT',
    path: `${path}/:id`,
    summary: `Replaces ${one}, if it is at the version that was edited`,
    body: request.shape.fields.extend({ expectedVersion: entryVersion }),
    responses: { 200: entry },
    problems: ['CONFLICT', 'GONE'],
  }),
  remove: ofEntry({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: `Deletes ${one}; for 90 days it can be restored`,
    responses: { 200: deletedEntrySchema },
    problems: ['GONE'],
  }),
  restore: ofEntry({
    method: 'POST',
    path: `${path}/:id/restore`,
    summary: `Brings ${one} back as it was`,
    responses: { 200: entry },
    problems: ['CONFLICT', 'GONE'],
  }),
});

export type CollectionEndpoints<Entry extends z.ZodType = z.ZodType> = ReturnType<
  typeof editing<string, z.ZodRawShape, Entry>
>;

/** The ids of all entries in their order. */
const ordering = <const Path extends string>(
  path: Path,
  { reorder }: Pick<ReturnType<typeof orderedEditingOf>, 'reorder'>,
) =>
  defineEndpoint({
    ...edits,
    method: 'PUT',
    path: `${path}/order`,
    summary: 'Puts all in the order of these ids, if there are no others',
    body: reorder.request.pick({ ids: true }),
    responses: { 200: reorder.response },
    problems: ['CONFLICT'],
  });
export type OrderEndpoint = ReturnType<typeof ordering<string>>;

export const faqs = editing('/api/faqs', 'a question', rpc.faqEditing);
export const orderFaqs = ordering('/api/faqs', rpc.faqEditing);

export const listFaqEntries = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/faqs',
  scope: 'content:read',
  summary: 'Questions with their versions, and deleted ones',
  responses: { 200: rpc.faqEditing.list.response },
});

export const team = editing('/api/team', 'a member of the team', rpc.teamEditing);
export const orderTeam = ordering('/api/team', rpc.teamEditing);

export const listTeamEntries = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/team',
  scope: 'content:read',
  summary: 'The team with versions, and deleted members',
  responses: { 200: rpc.teamEditing.list.response },
});

export const testimonials = editing('/api/testimonials', 'a testimonial', rpc.testimonialEditing);
export const orderTestimonials = ordering('/api/testimonials', rpc.testimonialEditing);

export const listTestimonialEntries = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/testimonials',
  scope: 'content:read',
  summary: 'Testimonials with their versions, and deleted ones',
  responses: { 200: rpc.testimonialEditing.list.response },
});

export const navigationItems = editing(
  '/api/navigation-items',
  'a link of the header',
  rpc.navigationEditing,
);
export const orderNavigationItems = ordering('/api/navigation-items', rpc.navigationEditing);

const { style, footer } = rpc.getFrameEntry.response.shape;

/** The links of the header, and how it looks. */
export const showNavigationEntries = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/navigation',
  scope: 'content:read',
  summary: 'Links and look of the header with their versions, and deleted links',
  responses: { 200: rpc.navigationEditing.list.response.extend({ style }) },
});

/** The fields with `expectedVersion` beside them. */
const savedBody = <Shape extends z.ZodRawShape>({
  fields,
  expectedVersion,
}: {
  fields: z.ZodObject<Shape>;
  expectedVersion: typeof rpc.saveFooter.request.shape.expectedVersion;
}) => fields.extend({ expectedVersion });

export const saveNavigationStyle = defineEndpoint({
  ...edits,
  method: 'PUT',
  path: '/api/navigation-style',
  summary: 'Sets how the header looks',
  body: savedBody(rpc.saveNavigationStyle.request.shape),
  responses: { 200: style },
  problems: ['CONFLICT'],
});

export const showFooterEntry = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/footer',
  scope: 'content:read',
  summary: 'The footer with its version',
  responses: { 200: footer },
});

export const saveFooter = defineEndpoint({
  ...edits,
  method: 'PUT',
  path: '/api/footer',
  summary: 'Sets the footer',
  body: savedBody(rpc.saveFooter.request.shape),
  responses: { 200: footer },
  problems: ['CONFLICT'],
});

export const blogPosts = editing('/api/blog-posts', 'a post', rpc.blogPostEditing);

/** A part of the posts: `offset` and `limit` (100). */
export const listBlogPostEntries = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/admin/blog-posts',
  scope: 'content:read',
  summary: 'Posts with drafts and versions, without content, and deleted ones',
  query: z
    .object({ offset: count.optional(), limit: count.optional() })
    .pipe(rpc.blogPostEditing.list.request),
  responses: { 200: rpc.blogPostEditing.list.response },
});

/** A post by id, public or not. NOT_FOUND, or GONE for one that is deleted. */
export const showBlogPostEntry = defineOperation({
  ...reads,
  method: 'GET',
  path: '/api/admin/blog-posts/:id',
  scope: 'content:read',
  summary: 'A post, public or not',
  params,
  responses: { 200: rpc.blogPostEditing.create.response },
  problems: ['GONE'],
  subject: 'rpc.content.v1.blog-post.get-entry',
  request: z.object({ id: entryId }),
  response: blogPostEntrySchema,
  idempotent: true,
});
