import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { listingActionSchema } from './funnel.js';

/** Adds one to what visitors did today with a listing on the site. NOT_FOUND when it is not there. */
export const countListingAction = defineRpc({
  subject: 'rpc.leads.v1.listing-action.count',
  request: listingActionSchema,
  response: z.object({}),
});
