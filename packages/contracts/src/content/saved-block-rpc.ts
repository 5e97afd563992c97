import { z } from 'zod';
import { filename } from '../lifecycle-rpcs.js';
import { defineRpc } from '../rpc.js';
import { entryId } from './editing.js';
import { savedBlockFieldsSchema, savedBlockSchema, savedBlockSummarySchema } from './saved-block.js';
import { memberName } from './text.js';

const { name } = savedBlockFieldsSchema.shape;
const id = entryId;

/** In the order of their names, from `offset` on as many as fit into a message; `total` counts all. */
export const listSavedBlocks = defineRpc({
  subject: 'rpc.content.v1.saved-block.list',
  request: z.object({ offset: z.int().min(0).max(1_000_000).default(0) }),
  response: z.object({ blocks: z.array(savedBlockSchema), total: z.int() }),
  idempotent: true,
});

/** CONFLICT with an issue for `name` when it is taken, or when there are as many blocks as there may be. */
export const addSavedBlock = defineRpc({
  subject: 'rpc.content.v1.saved-block.add',
  request: savedBlockFieldsSchema.extend({ by: memberName }),
  response: savedBlockSummarySchema,
  deadlineMs: 10_000,
});

/** CONFLICT with an issue for `name` when it is taken; NOT_FOUND for a deleted block too. */
export const renameSavedBlock = defineRpc({
  subject: 'rpc.content.v1.saved-block.rename',
  request: z.object({ id, name }),
  response: savedBlockSummarySchema,
});

export const deleteSavedBlock = defineRpc({
  subject: 'rpc.content.v1.saved-block.delete',
  request: z.object({ id }),
  response: savedBlockSummarySchema,
});

/** CONFLICT as for an added block, and for one that is not deleted. */
export const restoreSavedBlock = defineRpc({
  subject: 'rpc.content.v1.saved-block.restore',
  request: z.object({ id }),
  response: savedBlockSummarySchema,
});

/** Puts an upload in the place of another one. NOT_FOUND for a deleted block too. */
export const replaceFileInBlock = defineRpc({
  subject: 'rpc.content.v1.saved-block.replace-file',
  request: z.object({ id, from: filename, to: filename }),
  response: z.object({ replaced: z.boolean() }),
  deadlineMs: 10_000,
});
