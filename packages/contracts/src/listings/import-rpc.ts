import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { feedSourceSchema } from './feed-mapping.js';
import { importRunSchema } from './import-run.js';

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

/** One slice of the problems of a run as CSV with a heading line, small enough for a message. */
export const exportImportProblems = defineRpc({
  subject: 'rpc.listings.v1.import.export-problems',
  request: z.object({ id: z.uuid(), after: z.int().min(0).default(0) }),
  response: z.object({ csv: z.string(), next: z.int().nullable() }),
  idempotent: true,
});
