import { z } from 'zod';

/** An import of leads from a file. */
export const pastImportSchema = z.object({
  id: z.uuid(),
  /** ISO 8601 */
  at: z.string(),
  /** The member who imported the file. */
  by: z.string(),
  /** Number of leads that were stored. */
  imported: z.int(),
  /** Number of these leads that still exist. */
  left: z.int(),
  /** Time of the last undo; null if there was none. */
  undoneAt: z.string().nullable(),
});
export type PastImport = z.infer<typeof pastImportSchema>;

/** Maximum number of imports in the list. */
export const MOST_PAST_IMPORTS = 20;

/**
 * Why an undo keeps a lead: a member changed it, worked on it (a note, call or reply), or booked a viewing; the person
 * was mailed or sent another enquiry.
 */
const keptReasonSchema = z.enum(['changed', 'worked-on', 'viewing', 'mailed', 'wrote-again']);
export type KeptReason = z.infer<typeof keptReasonSchema>;

/** Maximum number of kept leads that are listed. */
export const MOST_KEPT_LEADS = 200;

export const undoneImportSchema = z.object({
  deleted: z.int(),
  kept: z.int(),
  /** {@link MOST_KEPT_LEADS} at most. */
  keptLeads: z.array(z.object({ id: z.uuid(), name: z.string(), reason: keptReasonSchema })),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;
