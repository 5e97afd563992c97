import { z } from 'zod';
import { formTrapsSchema } from '../leads/form-traps.js';
import {
  alertForecastSchema,
  newSavedSearchSchema,
  ownSearchesSchema,
  savedSearchChangeSchema,
  savedSearchCountsSchema,
} from '../leads/saved-search.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

const html = { mediaType: 'text/html' };

/** Checks only the format; the leads service validates the token. */
const params = z.object({ token: z.string().regex(/^[\w-]{40,1000}$/) });

export const saveSearch = defineEndpoint({
  method: 'POST',
  path: '/api/saved-searches',
  audience: 'public',
  area: 'Leads',
  summary: 'Saves a search and mails its confirmation; the answer is the same for every address',
  body: newSavedSearchSchema.omit({ spamSuspected: true }).extend(formTrapsSchema.shape),
  responses: { 204: 'nothing' },
  problems: ['RATE_LIMITED'],
});

export const countSavedSearches = defineOperation({
  method: 'GET',
  path: '/api/saved-search-counts',
  audience: 'mail.read',
  area: 'Leads',
  summary: 'How many saved searches are mailed, and how many wait for their confirmation',
  responses: { 200: savedSearchCountsSchema },
  subject: 'rpc.leads.v1.saved-search.count',
  idempotent: true,
});

/**
 * The saved searches of the person that a link was mailed to. NOT_FOUND for an invalid token, and when the search
 * was erased.
 */
export const listSavedSearches = defineOperation({
  method: 'GET',
  path: '/api/saved-searches/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'The saved searches of the person that a link was mailed to',
  params,
  responses: { 200: ownSearchesSchema },
  isLimited: true,
  subject: 'rpc.leads.v1.saved-search.list',
  request: z.object({ token: z.string().max(1_000) }),
  idempotent: true,
});

/** Changes one of these searches. NOT_FOUND as for {@link listSavedSearches}, and for another person's search. */
export const changeSavedSearch = defineOperation({
  method: 'POST',
  path: '/api/saved-searches/:token/changes',
  audience: 'public',
  area: 'Leads',
  summary: 'Changes how often a saved search is mailed, or stops it',
  params,
  body: savedSearchChangeSchema,
  responses: { 200: ownSearchesSchema },
  isLimited: true,
  subject: 'rpc.leads.v1.saved-search.change',
  request: savedSearchChangeSchema.extend({ token: z.string().max(1_000) }),
  idempotent: true,
});

export const forecastAlerts = defineOperation({
  method: 'GET',
  path: '/api/feed/runs/:id/alerts',
  audience: 'feed.read',
  area: 'Feed import',
  summary: 'How many saved searches would be mailed what a quarantined import publishes',
  params: z.object({ id: z.uuid() }),
  responses: { 200: alertForecastSchema },
  subject: 'rpc.leads.v1.saved-search.forecast',
  request: z.object({ runId: z.uuid() }),
  toRequest: ({ params: { id } }) => ({ runId: id }),
  deadlineMs: 60_000,
});

/** Native form submission of the page. */
export const postSavedSearchForm = defineEndpoint({
  method: 'POST',
  path: '/saved-searches/:token',
  audience: 'public',
  area: 'Forms',
  summary: 'Takes the form that changes or stops a saved search',
  params,
  responses: { 200: html, 303: html, 404: html, 422: html, 503: html },
  problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});
