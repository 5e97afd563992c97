import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { binEntryKindSchema, binnedSchema } from './bin.js';
import { entryId, entryVersion } from './editing.js';
import { memberName, slugText } from './text.js';

const entry = z.object({ kind: binEntryKindSchema, id: entryId });

/** All content in the recycle bin, most recently deleted first; `total` is the size of the whole bin. */
export const listBin = defineRpc({
  subject: 'rpc.content.v1.bin.list',
  request: z.object({
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(200).default(100),
  }),
  response: z.object({ entries: z.array(binnedSchema), total: z.int() }),
  idempotent: true,
});

/**
 * Restores an entry, at another slug if one is given. CONFLICT when it is not deleted, when its slug was taken
 * meanwhile (`details.reason` `slug-taken`) or when its list is full; GONE after its retention time.
 */
export const restoreFromBin = defineRpc({
  subject: 'rpc.content.v1.bin.restore',
  request: entry.extend({ slug: slugText.optional(), by: memberName }),
  response: z.object({ id: entryId, version: entryVersion }),
});

/** Deletes an entry in the bin for good, with its versions. NOT_FOUND; CONFLICT when it is not deleted. */
export const purgeFromBin = defineRpc({
  subject: 'rpc.content.v1.bin.purge',
  request: entry,
  response: z.object({ title: z.string() }),
});
