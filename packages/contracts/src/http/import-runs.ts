import { z } from 'zod';
import {
  changeKindSchema,
  importChangePageSchema,
  importCountsSchema,
  importRunSchema,
  importStateSchema,
  rollbackSchema,
} from '../listings/import-run.js';
import { defineEndpoint } from './endpoint.js';
import { wholeNumber } from './query-values.js';
import { defineOperation } from './operation.js';

const params = z.object({ id: z.uuid() });
const byMember = params.extend({ by: z.string().min(1).max(60) });

const runSummarySchema = z.object({
  runId: z.uuid(),
  state: importStateSchema,
  counts: importCountsSchema,
});

/** 'Update Properties' */
export const updateProperties = defineEndpoint({
  method: 'GET',
  path: '/api/data',
  audience: 'feed.import',
  changesState: true,
  area: 'Feed import',
  summary:
    'Imports the feed; 202 with the address of the run when that takes longer than one waits, or at once with `Prefer: respond-async`',
  responses: { 200: runSummarySchema, 202: runSummarySchema },
  problems: ['UNPROCESSABLE'],
});

export const startImport = defineEndpoint({
  method: 'POST',
  path: '/api/feed/runs',
  audience: 'feed.import',
  scope: 'imports:run',
  area: 'Feed import',
  summary: 'Starts an import, or joins the one under way',
  body: z.object({ dryRun: z.boolean().default(false) }).default({ dryRun: false }),
  responses: { 202: importRunSchema },
});

export const listImportRuns = defineOperation({
  method: 'GET',
  path: '/api/feed/runs',
  audience: 'feed.read',
  scope: 'imports:run',
  area: 'Feed import',
  summary: 'The latest imports',
  responses: { 200: z.object({ runs: z.array(importRunSchema) }) },
  subject: 'rpc.listings.v1.import.list',
  request: z.object({ limit: z.int().min(1).max(100).default(20) }),
  idempotent: true,
});

export const showImportRun = defineOperation({
  method: 'GET',
  path: '/api/feed/runs/:id',
  audience: 'feed.read',
  scope: 'imports:run',
  area: 'Feed import',
  summary: 'An import',
  params,
  responses: { 200: importRunSchema },
  subject: 'rpc.listings.v1.import.get',
  idempotent: true,
});

/**
 * One page of the changes of a run, or of the planned changes of a dry or quarantined run. `next` is the `after`
 * of the next page.
 */
export const listImportChanges = defineOperation({
  method: 'GET',
  path: '/api/feed/runs/:id/changes',
  audience: 'feed.read',
  scope: 'imports:run',
  area: 'Feed import',
  summary: 'What an import changed, or would change, field by field',
  params,
  query: z.object({
    kind: changeKindSchema.optional(),
    after: wholeNumber.default(0),
    limit: wholeNumber.pipe(z.int().min(1).max(100)).default(50),
  }),
  responses: { 200: importChangePageSchema },
  subject: 'rpc.listings.v1.import.list-changes',
  request: z.object({
    id: z.uuid(),
    kind: changeKindSchema.optional(),
    after: z.int().min(0).default(0),
    limit: z.int().min(1).max(100).default(50),
  }),
  idempotent: true,
});

export const exportImportProblems = defineEndpoint({
  method: 'GET',
  path: '/api/feed/runs/:id/problems',
  audience: 'feed.read',
  scope: 'imports:run',
  area: 'Feed import',
  summary: 'All that an import could not read, as a spreadsheet',
  params,
  responses: { 200: { mediaType: 'text/csv' } },
});

export const followImportRun = defineEndpoint({
  method: 'GET',
  path: '/api/feed/runs/:id/events',
  audience: 'feed.read',
  area: 'Feed import',
  summary: 'The progress of an import as server-sent events, until it ends',
  params,
  responses: { 200: { mediaType: 'text/event-stream' } },
});

/** CONFLICT when the run has already changed something. */
export const cancelImport = defineOperation({
  method: 'POST',
  path: '/api/feed/runs/:id/cancel',
  audience: 'feed.import',
  area: 'Feed import',
  summary: 'Stops an import that has changed nothing yet',
  params,
  responses: { 200: importRunSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.listings.v1.import.cancel',
  caller: ['shortBy'],
  request: byMember,
});

/**
 * Commits exactly the reviewed changes. If the catalogue has changed in a way that affects them, the run is judged
 * again. CONFLICT when the run is not waiting for a decision.
 */
export const approveImport = defineOperation({
  method: 'POST',
  path: '/api/feed/runs/:id/approve',
  audience: 'feed.import',
  area: 'Feed import',
  summary: 'Commits a quarantined import as it was judged; judged again if the catalogue has moved on',
  params,
  responses: { 202: importRunSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.listings.v1.import.decide',
  caller: ['shortBy'],
  request: byMember.extend({ decision: z.enum(['approved', 'discarded']) }),
  toRequest: ({ params: { id } }) => ({ id, decision: 'approved' as const }),
});

export const discardImport = defineOperation({
  method: 'POST',
  path: '/api/feed/runs/:id/discard',
  audience: 'feed.import',
  area: 'Feed import',
  summary: 'Gives up a quarantined import',
  params,
  responses: { 200: importRunSchema },
  problems: ['CONFLICT'],
  subject: approveImport.subject,
  caller: ['shortBy'],
  request: approveImport.request,
  toRequest: ({ params: { id } }) => ({ id, decision: 'discarded' as const }),
});

/** Also undoes all later runs: `undone` lists them, newest first. CONFLICT while a run is open. */
export const rollBackImport = defineOperation({
  method: 'POST',
  path: '/api/feed/runs/:id/roll-back',
  audience: 'feed.import',
  area: 'Feed import',
  summary: 'Restores the catalogue as it was before an import; later ones are undone with it (`undone`)',
  params,
  responses: { 202: rollbackSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.listings.v1.import.roll-back',
  caller: ['shortBy'],
  request: byMember,
});
