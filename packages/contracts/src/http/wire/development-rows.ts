import { z } from 'zod';
import type { Development } from '../../listings/development.js';

/** A new-development project under the spec's names. `price` is AED; rich texts are sanitised HTML. */
export const developmentRowSchema = z.object({
  id: z.number(),
  position: z.number(),
  propertyname: z.string(),
  propertylocation: z.string(),
  developername: z.string(),
  price: z.number().nullable(),
  bannerimage: z.string(),
  floorplan: z.string().nullable(),
  brochure: z.string().nullable(),
  /** Completion time in the agency's wording. */
  complete: z.string(),
  /** Link to the video. */
  youtube: z.string().nullable(),
  /** Link to the map. */
  location: z.string().nullable(),
  description: z.string(),
  paymentplan: z.string(),
  facilities: z.string(),
  keyfeature: z.string(),
  pagelink: z.string(),
  live: z.enum(['on', 'off']),
});

export type DevelopmentRow = z.output<typeof developmentRowSchema>;

export const toDevelopmentRow = (development: Development): DevelopmentRow => ({
  id: development.id,
  position: development.position,
  propertyname: development.name,
  propertylocation: development.location,
  developername: development.developerName,
  price: development.price,
  bannerimage: development.bannerImage,
  floorplan: development.floorPlan,
  brochure: development.brochure,
  complete: development.completion,
  youtube: development.videoUrl,
  location: development.mapUrl,
  description: development.description,
  paymentplan: development.paymentPlan,
  facilities: development.facilities,
  keyfeature: development.keyFeatures,
  pagelink: development.pagelink,
  live: development.live ? 'on' : 'off',
});
