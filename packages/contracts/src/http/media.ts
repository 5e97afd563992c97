import { z } from 'zod';
import { assetSchema } from '../media/asset.js';
import {
  assetDeletedSchema,
  assetDescriptionSchema,
  assetsChangedSchema,
  assetsChangeSchema,
  assetsDeletedSchema,
  assetsDeletionSchema,
  libraryAssetSchema,
  libraryPageSchema,
  libraryQuerySchema,
  replacedFileSchema,
} from '../media/library.js';
import { getAsset } from '../media/rpc.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

const params = z.object({ id: z.uuid() });
const { filename } = getAsset.request.shape;

export const sendUpload = defineEndpoint({
  method: 'GET',
  path: '/uploads/:filename',
  audience: 'public',
  area: 'Files',
  summary: 'A file, whole or the part requested with `Range`',
  responses: { 200: { mediaType: '*/*' }, 206: { mediaType: '*/*' }, 304: 'nothing' },
});

/** Newest first. */
export const listAssets = defineOperation({
  method: 'GET',
  path: '/api/media',
  audience: 'media.read',
  area: 'Files',
  summary: 'Uploads, newest first, each with the records that use it',
  query: libraryQuerySchema,
  responses: { 200: libraryPageSchema },
  subject: 'rpc.media.v1.asset.list',
  request: libraryQuerySchema,
  idempotent: true,
});

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/media',
  audience: 'media.upload',
  area: 'Files',
  summary:
    'Takes a file: an image of 2 MB or a PDF of 18 MB at most. What no record uses is removed after 90 days, two weeks after its removal was announced in the library',
  multipart: z.object({ file: z.file() }),
  responses: { 201: assetSchema },
  problems: ['UNPROCESSABLE'],
});

/** File names below /uploads. */
export const replaceFile = defineEndpoint({
  method: 'POST',
  path: '/api/media/replacements',
  audience: 'media.edit',
  changesSite: true,
  area: 'Files',
  summary:
    'Puts one file in the place of another wherever staff can edit what uses it; after 15 s the rest is `pending` and continues in the background',
  body: z.object({ filename, replacement: filename }),
  responses: { 200: replacedFileSchema },
});

export const describeAsset = defineOperation({
  method: 'PATCH',
  path: '/api/media/:id',
  audience: 'media.edit',
  area: 'Files',
  summary: 'Says what a picture shows, and by which tags a file is found',
  params,
  body: assetDescriptionSchema,
  responses: { 200: libraryAssetSchema },
  subject: 'rpc.media.v1.asset.update',
  idempotent: true,
});

/** Moves a file into the recycle bin. CONFLICT while a record uses it; `details.usedBy` names the records. */
export const deleteAsset = defineOperation({
  method: 'DELETE',
  path: '/api/media/:id',
  audience: 'media.edit',
  area: 'Files',
  summary:
    'Deletes a file, which can be restored for 30 days unless it is a photo of the feed; CONFLICT while a record uses it, with where in `details.usedBy`',
  params,
  responses: { 200: assetDeletedSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.media.v1.asset.delete',
});

/** Changes the tags and the `kept` flag of several files; missing files are not counted. */
export const changeAssets = defineOperation({
  method: 'PATCH',
  path: '/api/media',
  audience: 'media.edit',
  area: 'Files',
  summary: 'Adds and removes tags of many files, and says whether they stay although nothing uses them',
  body: assetsChangeSchema,
  responses: { 200: assetsChangedSchema },
  subject: 'rpc.media.v1.asset.update-many',
  idempotent: true,
});

/** Moves the given files that no record uses into the recycle bin. */
export const deleteAssets = defineOperation({
  method: 'POST',
  path: '/api/media/deletions',
  audience: 'media.edit',
  area: 'Files',
  summary:
    'Deletes many files, which can be restored for 30 days; those that records use stay, and are named',
  body: assetsDeletionSchema,
  responses: { 200: assetsDeletedSchema },
  subject: 'rpc.media.v1.asset.delete-many',
});
