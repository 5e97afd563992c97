import { z } from 'zod';
import {
  blogPostSummarySchema,
  faqSchema,
  footerSchema,
  navigationItemSchema,
  navigationStyleSchema,
  postDetails,
  teamMemberSchema,
  testimonialSchema,
} from './collections.js';
import { lifecycleSchema } from './lifecycle.js';

/** Days during which deleted entries can be restored. */
export const RESTORE_DAYS = 90;

/** For staff only: the number of the save, and its author. `updatedBy` is empty for the first content. */
const stamp = {
  /** 1 for the first save; incremented by each save. */
  version: z.int(),
  /** ISO 8601. */
  updatedAt: z.string(),
  updatedBy: z.string(),
};

/** The stamp of kinds with a lifecycle. `lifecycle` is missing when the previous release answers. */
const published = { ...stamp, lifecycle: lifecycleSchema.optional() };

export const navigationItemEntrySchema = navigationItemSchema.extend(published);
export const navigationStyleEntrySchema = navigationStyleSchema.extend(published);
export const footerEntrySchema = footerSchema.extend(published);
export const faqEntrySchema = faqSchema.extend(published);
export const teamMemberEntrySchema = teamMemberSchema.extend({
  /** Joins the card with the login and the listings of the person; empty until it is known. */
  email: z.string().default(''),
  /** Last day on which the BRN card is valid, `YYYY-MM-DD`. */
  brnExpires: z.string().nullable().default(null),
  /** True when the member is offered as an adviser of listings. */
  advises: z.boolean().default(true),
  ...published,
});
export const testimonialEntrySchema = testimonialSchema.extend({ position: z.int(), ...published });

/** A post as staff see it: also one that is no longer or not yet public. */
export const blogPostListEntrySchema = blogPostSummarySchema.omit({ date: true }).extend({
  state: z.enum(['draft', 'scheduled', 'published']),
  /** ISO 8601; null for a draft without a time. */
  publishAt: z.string().nullable(),
  ...published,
});
export const blogPostEntrySchema = blogPostListEntrySchema.extend({ content: z.string(), ...postDetails });

/** A deleted entry that can still be restored. Dates are ISO 8601. */
export const deletedEntrySchema = z.object({
  id: z.int(),
  title: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** Time of the permanent deletion. */
  purgeAt: z.string(),
});

export type NavigationItemEntry = z.infer<typeof navigationItemEntrySchema>;
export type NavigationStyleEntry = z.infer<typeof navigationStyleEntrySchema>;
export type FooterEntry = z.infer<typeof footerEntrySchema>;
export type FaqEntry = z.infer<typeof faqEntrySchema>;
export type TeamMemberEntry = z.infer<typeof teamMemberEntrySchema>;
export type TestimonialEntry = z.infer<typeof testimonialEntrySchema>;
export type BlogPostListEntry = z.infer<typeof blogPostListEntrySchema>;
export type BlogPostEntry = z.infer<typeof blogPostEntrySchema>;
export type DeletedEntry = z.infer<typeof deletedEntrySchema>;
