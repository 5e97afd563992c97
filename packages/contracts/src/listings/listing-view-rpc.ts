import { z } from 'zod';
import { filledText } from '../content/text.js';

const viewNameSchema = filledText(60);

/** A choice of filters and order of the list of listings, with a name for all staff. */
export const listingViewSchema = z.object({
  id: z.int(),
  name: viewNameSchema,
  /** Query string of the list, without the question mark. */
  query: z.string().max(2_000),
  /** Username at that time; null if unknown. */
  madeBy: z.string().nullable(),
});
export type ListingView = z.infer<typeof listingViewSchema>;
