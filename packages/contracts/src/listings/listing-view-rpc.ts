import { z } from 'zod';
import { filledText } from '../content/text.js';
import { defineRpc } from '../rpc.js';

const viewNameSchema = filledText(60);

/** A choice of filters and order of the list of listings, with a name for all staff. */
export const listingViewSchema = z.object({
  id: z.int(),
  name: viewNameSchema,
  /** Query string of the list, without the question mark. */
  query: z.string().max(2_000),
  /** User name as it was then; null when it is not known. */
  madeBy: z.string().nullable(),
});
export type ListingView = z.infer<typeof listingViewSchema>;

export const listListingViews = defineRpc({
  subject: 'rpc.listings.v1.listing-view.list',
  request: z.object({}),
  response: z.object({ views: z.array(listingViewSchema) }),
  idempotent: true,
});

/** Replaces the view of this name, in whatever case. */
export const saveListingView = defineRpc({
  subject: 'rpc.listings.v1.listing-view.save',
  request: listingViewSchema.pick({ name: true, query: true }),
  response: listingViewSchema,
  idempotent: true,
});

/** NOT_FOUND when there is none. */
export const deleteListingView = defineRpc({
  subject: 'rpc.listings.v1.listing-view.delete',
  request: listingViewSchema.pick({ id: true }),
  response: z.object({}),
});
