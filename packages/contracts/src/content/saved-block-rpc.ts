import { z } from 'zod';
import { filename } from '../lifecycle-rpcs.js';
import { defineRpc } from '../rpc.js';
import { entryId } from './editing.js';
import { savedBlockSchema } from './saved-block.js';

const id = entryId;

/** Blocks by name, starting at `offset`, as many as fit into a message; `total` is the number of all blocks. */
export const listSavedBlocks = defineRpc({
  subject: 'rpc.content.v1.saved-block.list',
  request: z.object({ offset: z.int().min(0).max(1_000_000).default(0) }),
  response: z.object({ blocks: z.array(savedBlockSchema), total: z.int() }),
  idempotent: true,
});

/** Replaces an upload by another one. NOT_FOUND for a deleted block too. */
export const replaceFileInBlock = defineRpc({
  subject: 'rpc.content.v1.saved-block.replace-file',
  request: z.object({ id, from: filename, to: filename }),
  response: z.object({ replaced: z.boolean() }),
  deadlineMs: 10_000,
});
