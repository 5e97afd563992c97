import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { alertForecastSchema, newSavedSearchSchema } from './saved-search.js';

/** Stores a search and mails its confirmation. The response is the same for every address, and for one that has too many. */
export const saveSearch = defineRpc({
  subject: 'rpc.leads.v1.saved-search.save',
  request: newSavedSearchSchema,
  response: z.object({}),
  idempotent: true,
});

/** The mail that approving a quarantined import would send. */
export const forecastAlerts = defineRpc({
  subject: 'rpc.leads.v1.saved-search.forecast',
  request: z.object({ runId: z.uuid() }),
  response: alertForecastSchema,
  deadlineMs: 60_000,
});
