import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { changeKindSchema, importChangePageSchema, importRunSchema, rollbackSchema } from './import-run.js';

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

/** One page of what a run changed, or would change: a dry or a quarantined one. Next page: after `next`. */
export const listImportChanges = defineRpc({
  subject: 'rpc.listings.v1.import.list-changes',
  request: z.object({
    id: z.uuid(),
    kind: changeKindSchema.optional(),
    after: z.int().min(0).default(0),
    limit: z.int().min(1).max(100).default(50),
  }),
  response: importChangePageSchema,
  idempotent: true,
});
