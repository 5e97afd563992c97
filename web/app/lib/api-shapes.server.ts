import { z } from 'zod';
import { blogPostSummarySchema, testimonialSchema } from '@manzil/contracts/content/collections';
import { contentDocumentSchema } from '@manzil/contracts/content/documents';
import { developmentSchema } from '@manzil/contracts/listings/development';
import { listingCardSchema, propertySchema } from '@manzil/contracts/listings/property';

/** GET /api/home: everything the home page shows, in one answer. */
export const homeSchema = z.object({
  document: contentDocumentSchema,
  testimonials: z.array(testimonialSchema),
  posts: z.array(blogPostSummarySchema),
  featured: z.array(listingCardSchema),
  developments: z.array(developmentSchema),
});
export type Home = z.infer<typeof homeSchema>;

/** GET /api/properties/{pagelink} of a live listing. */
export const listingPageSchema = z.object({
  property: propertySchema,
  related: z.array(listingCardSchema),
});

/** The same path of a withdrawn one: a 410 that still knows what is similar. */
export const withdrawnSchema = z.object({ related: z.array(listingCardSchema).default([]) });
