import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { deletedEntrySchema } from './collection-entries.js';
import { memberName } from './text.js';

export const entryId = z.int().min(1).max(2_147_483_647);
export const entryVersion = z.int().min(1).max(2_147_483_647);
/** 0 for what was never saved. */
export const savedVersion = z.int().min(0).max(2_147_483_647);

/** Entries of a collection at most: all of them fit into one answer. */
export const MOST_ENTRIES = 100;
const reference = z.object({ id: entryId, by: memberName });
const part = z.object({
  offset: z.int().min(0).max(1_000_000).default(0),
  limit: z.int().min(1).max(100).default(100),
});

/**
 * Defines the RPCs by which staff edit a collection, alike for each: `rpc.content.v1.<noun>.<verb>`. `fields`
 * is what they write, `entry` what they see of one, `listed` what a list shows of it.
 */
export function editingOf<F extends z.ZodType, E extends z.ZodType, L extends z.ZodType>(
  noun: string,
  { fields, entry, listed }: { fields: F; entry: E; listed: L },
) {
  return {
    /** Every entry in its order, drafts too; and the last deleted ones. `total` counts all that are not deleted. */
    list: defineRpc({
      subject: `rpc.content.v1.${noun}.list-entries`,
      request: part,
      response: z.object({
        entries: z.array(listed),
        total: z.int(),
        deleted: z.array(deletedEntrySchema),
      }),
      idempotent: true,
    }),
    create: defineRpc({
      subject: `rpc.content.v1.${noun}.create`,
      request: z.object({ fields, by: memberName }),
      response: entry,
    }),
    /**
     * Replaces what an entry says. CONFLICT with `details` { reason: 'version', version, updatedBy, updatedAt }
     * when somebody saved since `expectedVersion`; NOT_FOUND, or GONE for one that is deleted.
     */
    update: defineRpc({
      subject: `rpc.content.v1.${noun}.update`,
      request: z.object({ id: entryId, fields, expectedVersion: entryVersion, by: memberName }),
      response: entry,
    }),
    /** It can be had back until `purgeAt`. NOT_FOUND, or GONE when it is deleted already. */
    remove: defineRpc({
      subject: `rpc.content.v1.${noun}.delete`,
      request: reference,
      response: deletedEntrySchema,
    }),
    /** Back to where it was, as it was. CONFLICT when it is not deleted, GONE when its time is over. */
    restore: defineRpc({
      subject: `rpc.content.v1.${noun}.restore`,
      request: reference,
      response: entry,
    }),
  };
}

/** The same for a collection that is listed as a whole and whose order staff decide. */
export function orderedEditingOf<F extends z.ZodType, E extends z.ZodType>(
  noun: string,
  { fields, entry }: { fields: F; entry: E },
) {
  return {
    ...editingOf(noun, { fields, entry, listed: entry }),
    /** Puts all entries in this order. CONFLICT, with `details.ids` as they are, for any other set of ids. */
    reorder: defineRpc({
      subject: `rpc.content.v1.${noun}.reorder`,
      request: z.object({ ids: z.array(entryId).max(MOST_ENTRIES), by: memberName }),
      response: z.object({ ids: z.array(entryId) }),
    }),
  };
}
