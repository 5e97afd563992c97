import { z } from 'zod';
import { inLanguage } from '../content/language.js';
import { lifecycleSchema } from '../content/lifecycle.js';

/** A new-development (off-plan) project. Rich-text fields are sanitised HTML. */
export const developmentSchema = z.object({
  id: z.int(),
  position: z.int(),
  name: z.string(),
  location: z.string(),
  developerName: z.string(),
  /** Starting price, AED; null is "Price on request". */
  price: z.number().nullable(),
  bannerImage: z.string(),
  floorPlan: z.string().nullable(),
  brochure: z.string().nullable(),
  /** Completion time in the agency's wording, for example "Q4 2027". */
  completion: z.string(),
  /** Advertising permit of the project; empty without one, and when the previous release answers. */
  permitNumber: z.string().default(''),
  videoUrl: z.string().nullable(),
  mapUrl: z.string().nullable(),
  description: z.string(),
  paymentPlan: z.string(),
  facilities: z.string(),
  keyFeatures: z.string(),
  pagelink: z.string(),
  live: z.boolean(),
  /** ISO 8601: the last change of the project or its gallery. */
  updatedAt: z.string().optional(),
  ...inLanguage,
});
export type Development = z.infer<typeof developmentSchema>;

export const developmentImageSchema = z.object({
  id: z.int(),
  developmentId: z.int(),
  developmentName: z.string(),
  url: z.string(),
});
export type DevelopmentImage = z.infer<typeof developmentImageSchema>;

/** A project with its gallery. */
export const wholeDevelopmentSchema = z.object({
  development: developmentSchema,
  images: z.array(developmentImageSchema),
  /** Incremented by every change of the project or its gallery. */
  version: z.int().default(1),
});

/** A project as staff edit it. */
export const developmentEntrySchema = wholeDevelopmentSchema.extend({
  /** Missing, like `updatedBy`, when the previous release answers. */
  lifecycle: lifecycleSchema.optional(),
  updatedBy: z.string().optional(),
});
export type DevelopmentEntry = z.infer<typeof developmentEntrySchema>;

/** A project in the recycle bin. Times are ISO 8601. */
export const deletedDevelopmentSchema = z.object({
  id: z.int(),
  name: z.string(),
  pagelink: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** Time of the permanent deletion. */
  purgeAt: z.string(),
});
export type DeletedDevelopment = z.infer<typeof deletedDevelopmentSchema>;

/** Projects in order, with the heading of the list. */
export const developmentListSchema = z.object({
  heading: z.string(),
  developments: z.array(developmentSchema),
});
