import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { feedSourceSchema } from './feed-mapping.js';
import { importRunSchema, rollbackSchema } from './import-run.js';

/** Queues an import of the configured feed; a second request while one is open joins it. */
export const requestImport = defineRpc({
  subject: 'rpc.listings.v1.import.request',
  request: z.object({
    trigger: z.string().max(100),
    /** An http or https address to read instead of the configured one. */
    location: z.string().max(2000).optional(),
    dryRun: z.boolean().default(false),
    /** Whose catalogue the feed is: a run withdraws what its own source no longer lists, and nothing else. */
    source: feedSourceSchema.default('primary'),
  }),
  response: z.object({ run: importRunSchema, joined: z.boolean() }),
});

/** The same for an operator at a shell, who may name a file below FEED_FOLDERS too. Only the operator's key can ask it. */
export const requestOperatorImport = defineRpc({
  subject: 'rpc.listings.v1.operator.request-import',
  request: requestImport.request.omit({ trigger: true }),
  response: requestImport.response,
});
const byMember = z.object({ id: z.uuid(), by: z.string().min(1).max(60) });

/** Stops a run that has changed nothing yet; CONFLICT when it is past that. */
export const cancelImport = defineRpc({
  subject: 'rpc.listings.v1.import.cancel',
  request: byMember,
  response: importRunSchema,
});

/**
 * Decides on a quarantined run. Approved, exactly what was judged is committed, unless the catalogue has moved
 * on in a way that changes the difference: then it is judged again. CONFLICT when it waits for no decision.
 */
export const decideImport = defineRpc({
  subject: 'rpc.listings.v1.import.decide',
  request: byMember.extend({ decision: z.enum(['approved', 'discarded']) }),
  response: importRunSchema,
});

/**
 * Queues a run that restores the catalogue as it was before this one. Everything later is undone as well:
 * `undone` names all runs concerned, newest first. CONFLICT while a run is open.
 */
export const rollBackImport = defineRpc({
  subject: 'rpc.listings.v1.import.roll-back',
  request: byMember,
  response: rollbackSchema,
});

/** One slice of the problems of a run as CSV with a heading line, small enough for a message. */
export const exportImportProblems = defineRpc({
  subject: 'rpc.listings.v1.import.export-problems',
  request: z.object({ id: z.uuid(), after: z.int().min(0).default(0) }),
  response: z.object({ csv: z.string(), next: z.int().nullable() }),
  idempotent: true,
});
