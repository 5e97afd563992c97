import { z } from 'zod';
import { roleSchema } from '../gateway/account.js';
import { defineRpc } from '../rpc.js';
import { funnelQuerySchema, funnelSchema, listingActionSchema } from './funnel.js';
import { line } from './text.js';

/** Adds one to what visitors did today with a listing on the site. NOT_FOUND when it is not there. */
export const countListingAction = defineRpc({
  subject: 'rpc.leads.v1.listing-action.count',
  request: listingActionSchema,
  response: z.object({}),
});

/** What became of interest in listings; an agent gets the numbers of their own listings and leads. */
export const getFunnel = defineRpc({
  subject: 'rpc.leads.v1.funnel.get',
  request: funnelQuerySchema.safeExtend({
    asMember: z.object({ username: line(200), role: roleSchema }),
  }),
  response: funnelSchema,
  idempotent: true,
});
