import { z } from 'zod';
import { savedBlockFieldsSchema, savedBlockSchema, savedBlockSummarySchema } from '../content/saved-block.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { memberName } from '../content/text.js';
import { defineOperation } from './operation.js';
import { entryId } from '../content/editing.js';

/** Pages contain copies of blocks, so that changing a block does not change the site. */
const edits = { audience: 'content.edit', changesSite: false, area: 'Custom pages' } as const;
const { name } = savedBlockFieldsSchema.shape;
const params = z.object({ id: numberInPath });

export const listSavedBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/admin/saved-blocks',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'The parts of pages that staff have saved as blocks, by name',
  responses: { 200: z.object({ blocks: z.array(savedBlockSchema) }) },
});

/** CONFLICT with an issue for `name` when it is taken, or when the maximum number of blocks is reached. */
export const addSavedBlock = defineOperation({
  ...edits,
  method: 'POST',
  path: '/api/admin/saved-blocks',
  summary: 'Saves a part of a page as a block; 100 at most',
  body: savedBlockFieldsSchema,
  responses: { 201: savedBlockSummarySchema },
  problems: ['CONFLICT'],
  subject: 'rpc.content.v1.saved-block.add',
  caller: ['by'],
  request: savedBlockFieldsSchema.extend({ by: memberName }),
  deadlineMs: 10_000,
});

/** CONFLICT with an issue for `name` when it is taken; NOT_FOUND also for a deleted block. */
export const renameSavedBlock = defineOperation({
  ...edits,
  method: 'PATCH',
  path: '/api/admin/saved-blocks/:id',
  summary: 'Renames a saved block',
  params,
  body: z.object({ name }),
  responses: { 200: savedBlockSummarySchema },
  problems: ['CONFLICT'],
  subject: 'rpc.content.v1.saved-block.rename',
  request: z.object({ id: entryId, name }),
});

export const deleteSavedBlock = defineOperation({
  ...edits,
  method: 'DELETE',
  path: '/api/admin/saved-blocks/:id',
  summary: 'Deletes a saved block; for 30 days it can be restored',
  params,
  responses: { 200: savedBlockSummarySchema },
  subject: 'rpc.content.v1.saved-block.delete',
  request: z.object({ id: entryId }),
});

/** CONFLICT in the same cases as for a new block, and for a block that is not deleted. */
export const restoreSavedBlock = defineOperation({
  ...edits,
  method: 'POST',
  path: '/api/admin/saved-blocks/:id/restore',
  summary: 'Brings a deleted block back',
  params,
  responses: { 200: savedBlockSummarySchema },
  problems: ['CONFLICT'],
  subject: 'rpc.content.v1.saved-block.restore',
  request: z.object({ id: entryId }),
});
