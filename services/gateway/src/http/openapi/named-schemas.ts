import {
  blogPostSchema,
  faqSchema,
  teamMemberSchema,
  testimonialSchema,
} from '@manzil/contracts/content/collections';
import { contentDocumentSchema } from '@manzil/contracts/content/documents';
import { problemSchema } from '@manzil/contracts/errors';
import { developmentImageSchema, developmentSchema } from '@manzil/contracts/listings/development';
import { importCountsSchema, importRunSchema } from '@manzil/contracts/listings/import-run';
import { listingCardSchema, propertySchema } from '@manzil/contracts/listings/property';
import { assetSchema } from '@manzil/contracts/media/asset';
import { z } from 'zod';

/** Schemas that the API document defines once, by name, instead of at each use. */
export const NAMED_SCHEMAS = z.registry<{ id?: string }>();

const BY_NAME: Readonly<Record<string, z.ZodType>> = {
  Asset: assetSchema,
  BlogPost: blogPostSchema,
  ContentDocument: contentDocumentSchema,
  Development: developmentSchema,
  DevelopmentImage: developmentImageSchema,
  Faq: faqSchema,
  ImportCounts: importCountsSchema,
  ImportRun: importRunSchema,
  ListingCard: listingCardSchema,
  Problem: problemSchema,
  Property: propertySchema,
  TeamMember: teamMemberSchema,
  Testimonial: testimonialSchema,
};
for (const [id, schema] of Object.entries(BY_NAME)) NAMED_SCHEMAS.add(schema, { id });
