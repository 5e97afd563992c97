import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { viewerSchema } from './viewer.js';
import {
  funnelQuerySchema,
  funnelSchema,
  funnelSeriesQuerySchema,
  funnelSeriesSchema,
  listingActionSchema,
} from './funnel.js';

/** Adds one to what visitors did today with a listing on the site. NOT_FOUND when it is not there. */
export const countListingAction = defineRpc({
  subject: 'rpc.leads.v1.listing-action.count',
  request: listingActionSchema,
  response: z.object({}),
});

/** Returns the funnel of listings; an agent gets the numbers of their own listings and leads. */
export const getFunnel = defineRpc({
  subject: 'rpc.leads.v1.funnel.get',
  request: funnelQuerySchema.safeExtend({
    asMember: viewerSchema,
  }),
  response: funnelSchema,
  idempotent: true,
});

/** The same over time: viewings and won leads count on the day of their enquiry. */
export const getFunnelSeries = defineRpc({
  subject: 'rpc.leads.v1.funnel.series',
  request: funnelSeriesQuerySchema.safeExtend({ asMember: viewerSchema }),
  response: funnelSeriesSchema,
  idempotent: true,
});
