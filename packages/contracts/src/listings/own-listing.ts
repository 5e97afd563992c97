import { z } from 'zod';
import { listingValuesSchema } from './listing-values.js';

/** Source of listings created by staff; reserved, so that no feed can use it. */
export const OWN_SOURCE = 'by-hand';

export const ownListingSchema = z.object({
  values: listingValuesSchema,
  /** False: a new listing is a draft, and a draft stays one. A published listing cannot become a draft again. */
  publish: z.boolean(),
});
