import {
  funnelQuerySchema,
  funnelSchema,
  funnelSeriesQuerySchema,
  funnelSeriesSchema,
  listingActionSchema,
} from '../leads/funnel.js';
import { defineEndpoint } from './endpoint.js';

/** Bots get the same answer and are not counted. */
export const countListingAction = defineEndpoint({
  method: 'POST',
  path: '/api/listing-actions',
  audience: 'public',
  area: 'Leads',
  summary: 'Counts that somebody viewed or saved a listing, or used its links to call or to WhatsApp',
  body: listingActionSchema,
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND', 'RATE_LIMITED'],
});

export const showFunnel = defineEndpoint({
  method: 'GET',
  path: '/api/funnel',
  audience: 'funnel.read',
  area: 'Leads',
  summary: 'Views, saves, contacts, enquiries, viewings and won leads of a period; agents see their own',
  query: funnelQuerySchema,
  responses: { 200: funnelSchema },
});

export const showFunnelSeries = defineEndpoint({
  method: 'GET',
  path: '/api/funnel/series',
  audience: 'funnel.read',
  area: 'Leads',
  summary:
    'The same for each day, week or month, of all rows or of one; viewings and won count on the day of the enquiry',
  query: funnelSeriesQuerySchema,
  responses: { 200: funnelSeriesSchema },
});

export const exportFunnel = defineEndpoint({
  method: 'GET',
  path: '/api/funnel/export',
  audience: 'funnel.read',
  area: 'Leads',
  summary: 'The same as a CSV file',
  query: funnelQuerySchema,
  responses: { 200: { mediaType: 'text/csv' } },
});
