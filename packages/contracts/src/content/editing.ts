import { z } from 'zod';
import { deletedEntrySchema } from './collection-entries.js';

export const entryId = z.int().min(1).max(2_147_483_647);
export const entryVersion = z.int().min(1).max(2_147_483_647);
/** 0 if never saved. */
export const savedVersion = z.int().min(0).max(2_147_483_647);

/** Maximum number of entries in a collection; all of them fit into one response. */
export const MOST_ENTRIES = 100;
export const entryPart = z.object({
  offset: z.int().min(0).max(1_000_000).default(0),
  limit: z.int().min(1).max(100).default(100),
});

/**
 * Entries in order, with drafts, and the most recently deleted ones. `total` is the number of entries that are not
 * deleted.
 */
export const entryListOf = <L extends z.ZodType>(listed: L) =>
  z.object({ entries: z.array(listed), total: z.int(), deleted: z.array(deletedEntrySchema) });
