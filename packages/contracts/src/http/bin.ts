import { z } from 'zod';
import { binKindSchema, binnedSchema } from '../content/bin.js';
import { slugText } from '../content/text.js';
import { developmentChangesSchema } from '../listings/development-edit.js';
import { assetSchema } from '../media/asset.js';
import { deletedAssetSchema } from '../media/library.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { defineOperation } from './operation.js';

const reads = { audience: 'content.read', area: 'Content editing' } as const;
const edits = { audience: 'content.edit', area: 'Content editing' } as const;
const params = z.object({ kind: binKindSchema, id: numberInPath });

/** A file of the library, which has no version and no page, and its own permission. */
const binnedFileSchema = binnedSchema.extend({
  kind: z.literal('file'),
  id: deletedAssetSchema.shape.id,
  slug: z.null(),
});
const binItemSchema = z.union([binnedSchema, binnedFileSchema]);
export type BinItem = z.infer<typeof binItemSchema>;
const file = { audience: 'media.edit', area: 'Files', params: z.object({ id: z.uuid() }) } as const;

export const listBin = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/bin',
  summary: 'Everything that is deleted, of every kind, the last deleted first',
  responses: { 200: z.object({ entries: z.array(binItemSchema) }) },
});

/** Restores a file with its path, description and tags. NOT_FOUND when it is not in the recycle bin. */
export const restoreFileFromBin = defineOperation({
  ...file,
  method: 'POST',
  path: '/api/bin/file/:id/restore',
  summary: 'Brings a deleted file back with its address, description and tags',
  responses: { 200: assetSchema },
  problems: ['NOT_FOUND'],
  subject: 'rpc.media.v1.asset.restore',
  request: z.object({ id: z.uuid() }),
});

/** Permanently deletes a file in the recycle bin. NOT_FOUND when it is not there. */
export const purgeFileFromBin = defineOperation({
  ...file,
  method: 'DELETE',
  path: '/api/bin/file/:id',
  summary: 'Removes a deleted file for good',
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND'],
  subject: 'rpc.media.v1.asset.purge',
  request: z.object({ id: z.uuid() }),
  response: assetSchema,
});

/** A project can be restored under another name. */
export const restoreFromBin = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/bin/:kind/:id/restore',
  summary: 'Restores an entry with what belongs to it, at another address if one is given',
  params,
  body: z
    .object({ slug: slugText.optional(), name: developmentChangesSchema.shape.name.optional() })
    .default({}),
  responses: { 200: z.object({ id: z.int(), version: z.int() }) },
  problems: ['NOT_FOUND', 'CONFLICT', 'GONE'],
});

export const purgeFromBin = defineEndpoint({
  ...edits,
  method: 'DELETE',
  path: '/api/bin/:kind/:id',
  summary: 'Deletes an entry of the bin for good, with its versions',
  params,
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND', 'CONFLICT'],
});
