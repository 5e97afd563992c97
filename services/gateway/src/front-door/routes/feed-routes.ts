import {
  importCountsSchema,
  importRunSchema,
  importStateSchema,
} from '@manzil/contracts/listings/import-run';
import { listImportRuns } from '@manzil/contracts/listings/rpc';
import { z } from 'zod';
import { get, post, STAFF, type Route } from './route.js';

const runSummarySchema = z.object({
  runId: z.uuid(),
  state: importStateSchema,
  counts: importCountsSchema,
});

export const FEED_ROUTES: readonly Route[] = [
  get('/api/data', STAFF, {
    changesState: true,
    summary: 'Imports the feed; 202 with the address of the run when that takes longer than one waits',
    response: runSummarySchema,
    alsoAnswers: { 202: runSummarySchema },
    problems: ['UNPROCESSABLE'],
  }),
  post('/api/feed/runs', STAFF, {
    summary: 'Starts an import, or joins the one under way',
    response: importRunSchema,
  }),
  get('/api/feed/runs', STAFF, { summary: 'The latest imports', response: listImportRuns.response }),
  get('/api/feed/runs/:id', STAFF, { summary: 'An import', response: importRunSchema }),
];
