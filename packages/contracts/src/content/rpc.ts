import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  blogPostSchema,
  blogPostSummarySchema,
  faqSchema,
  footerSchema,
  navigationItemSchema,
  navigationStyleSchema,
  teamMemberSchema,
  testimonialSchema,
} from './collections.js';
import { documentFieldIssues } from './document-fields.js';
import {
  contentDocumentSchema,
  documentChangesSchema,
  documentEntrySchema,
  documentNameSchema,
} from './documents.js';
import { siteSettingsSchema } from './site-settings.js';
import { memberName, slugText } from './text.js';

const nothing = z.object({});

export const getDocument = defineRpc({
  subject: 'rpc.content.v1.document.get',
  request: z.object({ name: documentNameSchema }),
  response: contentDocumentSchema,
  idempotent: true,
});

/**
 * Sets the given fields and leaves the others unchanged. CONFLICT with `details` { reason: 'version', version, updatedBy,
 * updatedAt } when the document is not at `expectedVersion` any more (0 for one that was never saved).
 */
export const saveDocument = defineRpc({
  subject: 'rpc.content.v1.document.save',
  request: z
    .object({
      name: documentNameSchema,
      fields: documentChangesSchema,
      expectedVersion: z.int().min(0),
      by: memberName,
    })
    .superRefine(({ name, fields }, check) => {
      for (const { field, message } of documentFieldIssues(name, fields))
        check.addIssue({ code: 'custom', path: ['fields', field], message });
    }),
  response: documentEntrySchema,
});

/** Header, footer and settings in one answer, because every page needs them. */
export const getSiteFrame = defineRpc({
  subject: 'rpc.content.v1.site-frame.get',
  request: nothing,
  response: z.object({
    items: z.array(navigationItemSchema),
    style: navigationStyleSchema,
    footer: footerSchema,
    /** A service of the release before sends none. */
    settings: siteSettingsSchema.default({}),
  }),
  idempotent: true,
});

export const listFaqs = defineRpc({
  subject: 'rpc.content.v1.faq.list',
  request: nothing,
  response: z.object({ faqs: z.array(faqSchema) }),
  idempotent: true,
});

/**
 * Lists the published posts, newest first, without content: all of them, or those of one category, author or
 * tag, which are given by their paths.
 */
export const listBlogPosts = defineRpc({
  subject: 'rpc.content.v1.blog-post.list',
  request: z.object({
    limit: z.int().min(1).max(100).default(50),
    offset: z.int().min(0).default(0),
    category: slugText.optional(),
    author: slugText.optional(),
    tag: slugText.optional(),
  }),
  response: z.object({
    posts: z.array(blogPostSummarySchema),
    /** Counts the posts of all pages; a service of the release before does not send it. */
    total: z.int().default(0),
    /** All categories that published posts have, by name. */
    categories: z.array(z.object({ slug: z.string(), name: z.string() })).default([]),
    /** All tags that published posts have, by name. */
    tags: z.array(z.object({ slug: z.string(), name: z.string() })).default([]),
    /** Name of the requested category, author or tag; null when no published post has it. */
    chosen: z.string().nullable().default(null),
  }),
  idempotent: true,
});

/**
 * A published post by its address. For an address that a post had before: the one it has now in `redirectTo`.
 * NOT_FOUND for any other.
 */
export const getBlogPost = defineRpc({
  subject: 'rpc.content.v1.blog-post.get',
  request: z.object({ slug: slugText }),
  response: z.union([z.object({ post: blogPostSchema }), z.object({ redirectTo: z.string() })]),
  idempotent: true,
});

export const listTeamMembers = defineRpc({
  subject: 'rpc.content.v1.team-member.list',
  request: nothing,
  response: z.object({ members: z.array(teamMemberSchema) }),
  idempotent: true,
});

/** The path that the member who had this one before has now. NOT_FOUND when nobody had it, or they have left. */
export const findMovedTeamMember = defineRpc({
  subject: 'rpc.content.v1.team-member.find-moved',
  request: z.object({ slug: slugText }),
  response: z.object({ redirectTo: z.string() }),
  idempotent: true,
});

export const listTestimonials = defineRpc({
  subject: 'rpc.content.v1.testimonial.list',
  request: nothing,
  response: z.object({ testimonials: z.array(testimonialSchema) }),
  idempotent: true,
});
