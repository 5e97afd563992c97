import { assetSchema } from '@manzil/contracts/media/asset';
import { libraryAssetSchema, libraryPageSchema, replacedFileSchema } from '@manzil/contracts/media/library';
import { z } from 'zod';
import { get, patch, post, remove, STAFF, type Route } from './route.js';

export const MEDIA_ROUTES: readonly Route[] = [
  get('/uploads/:filename', 'public', {
    summary: 'A file, whole or the part that `Range` asks for',
    response: { mediaType: '*/*' },
    alsoAnswers: { 206: { mediaType: '*/*' }, 304: 'nothing' },
  }),
  get('/api/media', 'member', {
    summary: 'Uploads, newest first, each with the records that use it',
    response: libraryPageSchema,
  }),
  post('/api/media', STAFF, {
    summary:
      'Takes a file: an image of 2 MB or a PDF of 18 MB at most. What no record uses within a day is removed',
    multipart: z.object({ file: z.file() }),
    response: assetSchema,
    problems: ['UNPROCESSABLE'],
  }),
  post('/api/media/replacements', STAFF, {
    summary: 'Puts one file in the place of another wherever staff can edit what uses it',
    response: replacedFileSchema,
    problems: ['CONFLICT'],
  }),
  patch('/api/media/:id', STAFF, {
    summary: 'Says what a picture shows',
    response: libraryAssetSchema,
  }),
  remove('/api/media/:id', STAFF, {
    summary: 'Deletes a file; CONFLICT while a record uses it, with where in `details.usedBy`',
    response: assetSchema,
    problems: ['CONFLICT'],
  }),
];
