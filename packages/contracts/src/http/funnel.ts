import { z } from 'zod';
import {
  funnelQuerySchema,
  funnelSchema,
  funnelSeriesQuerySchema,
  funnelSeriesSchema,
  listingActionSchema,
} from '../leads/funnel.js';
import { performanceQuerySchema, performanceSchema } from '../leads/performance.js';
import { viewerSchema } from '../leads/viewer.js';
import { defineEndpoint } from './endpoint.js';
import { once, unlessEmpty, wholeNumber } from './query-values.js';
import { defineOperation } from './operation.js';

/** Bots get the same response but are not counted. */
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

/** Agents get the figures of their own listings and leads only. */
export const showFunnel = defineOperation({
  method: 'GET',
  path: '/api/funnel',
  audience: 'funnel.read',
  area: 'Leads',
  summary: 'Views, saves, contacts, enquiries, viewings and won leads of a period; agents see their own',
  query: funnelQuerySchema,
  responses: { 200: funnelSchema },
  subject: 'rpc.leads.v1.funnel.get',
  caller: ['asFunnelMember'],
  request: funnelQuerySchema.safeExtend({ asMember: viewerSchema }),
  idempotent: true,
});

/** The funnel over time; viewings and won leads are attributed to the day of their enquiry. */
export const showFunnelSeries = defineOperation({
  method: 'GET',
  path: '/api/funnel/series',
  audience: 'funnel.read',
  area: 'Leads',
  summary:
    'The same for each day, week or month, of all rows or of one; viewings and won count on the day of the enquiry',
  query: funnelSeriesQuerySchema,
  responses: { 200: funnelSeriesSchema },
  subject: 'rpc.leads.v1.funnel.series',
  caller: ['asFunnelMember'],
  request: funnelSeriesQuerySchema.safeExtend({ asMember: viewerSchema }),
  idempotent: true,
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

/** Covers all members and leads, so it is not available to agents. */
export const showPerformance = defineOperation({
  method: 'GET',
  path: '/api/performance',
  audience: 'funnel.all',
  area: 'Leads',
  summary: 'Response times, leads, deals and their value of the last months, by adviser or source',
  query: z
    .object({
      by: unlessEmpty(once.optional()),
      key: once.optional(),
      months: unlessEmpty(wholeNumber.optional()),
    })
    .pipe(performanceQuerySchema),
  responses: { 200: performanceSchema },
  subject: 'rpc.leads.v1.performance.get',
  request: performanceQuerySchema,
  idempotent: true,
});
