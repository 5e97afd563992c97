import {
  blogPostSchema,
  faqSchema,
  footerSchema,
  navigationItemSchema,
  navigationStyleSchema,
  teamMemberSchema,
  testimonialSchema,
} from '@manzil/contracts/content/collections';
import { documentFieldsSchema, documentNameSchema } from '@manzil/contracts/content/documents';
import { z } from 'zod';
import { slugOfName } from '../team/team-slug.js';

/** The files contain no ids and positions, because the order of the list decides. */
const unplaced = { id: true, position: true } as const;

/** The first content of a site. */
export const siteContentSchema = z.strictObject({
  documents: z.partialRecord(documentNameSchema, documentFieldsSchema),
  navigation: z.object({
    items: z.array(navigationItemSchema.omit(unplaced)),
    style: navigationStyleSchema,
  }),
  footer: footerSchema,
  faqs: z.array(faqSchema.omit(unplaced)),
  blogPosts: z.array(blogPostSchema.omit({ id: true }).extend({ date: z.iso.date() })),
  teamMembers: z.array(teamMemberSchema.omit(unplaced)).superRefine((members, check) => {
    const slugs = members.map(({ name, slug }) => slug || slugOfName(name));
    if (new Set(slugs).size < slugs.length)
      check.addIssue({ code: 'custom', message: 'Two members of the team have the same address' });
  }),
  testimonials: z.array(testimonialSchema.omit({ id: true })),
});

export type SiteContent = z.output<typeof siteContentSchema>;
