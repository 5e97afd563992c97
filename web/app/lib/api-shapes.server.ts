import { z } from 'zod';
import {
  blogPostSummarySchema,
  teamMemberSchema,
  testimonialSchema,
} from '@manzil/contracts/content/collections';
import { pageSchema } from '@manzil/contracts/content/page';
import { contentDocumentSchema } from '@manzil/contracts/content/documents';
import { developmentSchema } from '@manzil/contracts/listings/development';
import { goneListingSchema, listingCardSchema, propertySchema } from '@manzil/contracts/listings/property';

/** GET /api/home: everything the home page shows, in one answer. */
export const homeSchema = z.object({
  document: contentDocumentSchema,
  testimonials: z.array(testimonialSchema),
  posts: z.array(blogPostSummarySchema),
  featured: z.array(listingCardSchema),
  developments: z.array(developmentSchema),
});
export type Home = z.infer<typeof homeSchema>;

const adviserListings = z.object({ items: z.array(listingCardSchema), total: z.int() });

/** GET /api/team/{slug}: a member of the team with what they have on the market. */
export const adviserSchema = z.object({
  member: teamMemberSchema,
  testimonials: z.array(testimonialSchema),
  sale: adviserListings,
  rent: adviserListings,
});
export type Adviser = z.infer<typeof adviserSchema>;

/** GET /api/properties/{pagelink} of a live listing. */
export const listingPageSchema = z.object({
  property: propertySchema,
  related: z.array(listingCardSchema),
  /** A gateway of the release before names none. */
  similar: z.array(listingCardSchema).default([]),
});

/** The same path of a withdrawn one: a 410 that still knows what is similar. */
export const withdrawnSchema = z.object({
  listing: goneListingSchema.optional(),
  related: z.array(listingCardSchema).default([]),
});

/** GET /api/custom-pages/{linkAddress}: a page as visitors see it, or the address that it has now. */
export const customPageSchema = z.union([
  z.object({
    page: pageSchema.pick({
      title: true,
      seoTitle: true,
      metaDescription: true,
      keywords: true,
      linkAddress: true,
      html: true,
      css: true,
    }),
  }),
  z.object({ redirectTo: z.string() }),
]);
export type CustomPage = Extract<z.infer<typeof customPageSchema>, { page: unknown }>['page'];
