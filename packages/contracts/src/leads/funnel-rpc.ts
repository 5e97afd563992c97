import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { listingActionSchema } from './funnel.js';

/** Adds one to today's count of a visitor action on a listing. NOT_FOUND when the listing is not on the site. */
export const countListingAction = defineRpc({
  subject: 'rpc.leads.v1.listing-action.count',
  request: listingActionSchema,
  response: z.object({}),
});
