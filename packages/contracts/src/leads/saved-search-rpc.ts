import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  alertForecastSchema,
  newSavedSearchSchema,
  ownSearchesSchema,
  savedSearchChangeSchema,
  savedSearchCountsSchema,
} from './saved-search.js';

const token = z.string().max(1_000);

/** Stores a search and mails its confirmation. The response is the same for every address, and for one that has too many. */
export const saveSearch = defineRpc({
  subject: 'rpc.leads.v1.saved-search.save',
  request: newSavedSearchSchema,
  response: z.object({}),
  idempotent: true,
});

/** The searches of the owner of a link. NOT_FOUND for a token that is not ours, and when the search was erased. */
export const listSavedSearches = defineRpc({
  subject: 'rpc.leads.v1.saved-search.list',
  request: z.object({ token }),
  response: ownSearchesSchema,
  idempotent: true,
});

/** Changes one of these searches. NOT_FOUND as there, and for a search of somebody else. */
export const changeSavedSearch = defineRpc({
  subject: 'rpc.leads.v1.saved-search.change',
  request: savedSearchChangeSchema.extend({ token }),
  response: ownSearchesSchema,
  idempotent: true,
});

export const countSavedSearches = defineRpc({
  subject: 'rpc.leads.v1.saved-search.count',
  request: z.object({}),
  response: savedSearchCountsSchema,
  idempotent: true,
});

/** The mail that approving a quarantined import would send. */
export const forecastAlerts = defineRpc({
  subject: 'rpc.leads.v1.saved-search.forecast',
  request: z.object({ runId: z.uuid() }),
  response: alertForecastSchema,
  deadlineMs: 60_000,
});
