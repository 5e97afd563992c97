import { z } from 'zod';
import { deletedEntrySchema } from './collection-entries.js';

/** Entries of collections, which share the RPCs for restoring and purging. */
const BIN_ENTRY_KINDS = ['blog-post', 'faq', 'team-member', 'testimonial', 'navigation-item'] as const;
export const binEntryKindSchema = z.enum(BIN_ENTRY_KINDS);
export type BinEntryKind = z.infer<typeof binEntryKindSchema>;

/** All kinds that are deleted into the bin. */
const BIN_KINDS = ['page', 'development', ...BIN_ENTRY_KINDS] as const;
export const binKindSchema = z.enum(BIN_KINDS);
export type BinKind = z.infer<typeof binKindSchema>;

export const binnedSchema = deletedEntrySchema.extend({
  kind: binKindSchema,
  /** Its slug, without slashes; null for a kind without pages of its own. */
  slug: z.string().nullable(),
});
export type Binned = z.infer<typeof binnedSchema>;
