import { z } from 'zod';
import { savedBlockFieldsSchema, savedBlockSchema, savedBlockSummarySchema } from '../content/saved-block.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';

/** Pages have copies of the blocks, so that no change of a block changes the site. */
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

export const addSavedBlock = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/admin/saved-blocks',
  summary: 'Saves a part of a page as a block; 100 at most',
  body: savedBlockFieldsSchema,
  responses: { 201: savedBlockSummarySchema },
  problems: ['CONFLICT'],
});

export const renameSavedBlock = defineEndpoint({
  ...edits,
  method: 'PATCH',
  path: '/api/admin/saved-blocks/:id',
  summary: 'Renames a saved block',
  params,
  body: z.object({ name }),
  responses: { 200: savedBlockSummarySchema },
  problems: ['CONFLICT'],
});

export const deleteSavedBlock = defineEndpoint({
  ...edits,
  method: 'DELETE',
  path: '/api/admin/saved-blocks/:id',
  summary: 'Deletes a saved block; for 30 days it can be restored',
  params,
  responses: { 200: savedBlockSummarySchema },
});

export const restoreSavedBlock = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/admin/saved-blocks/:id/restore',
  summary: 'Brings a deleted block back',
  params,
  responses: { 200: savedBlockSummarySchema },
  problems: ['CONFLICT'],
});
