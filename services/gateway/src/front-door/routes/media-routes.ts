import { assetSchema } from '@manzil/contracts/media/asset';
import { z } from 'zod';
import { get, post, STAFF, type Route } from './route.js';

export const MEDIA_ROUTES: readonly Route[] = [
  get('/uploads/:filename', 'public', {
    summary: 'A file, whole or the part that `Range` asks for',
    response: { mediaType: '*/*' },
    alsoAnswers: { 206: { mediaType: '*/*' }, 304: 'nothing' },
  }),
  post('/api/media', STAFF, {
    summary: 'Takes a file: an image of 2 MB or a PDF of 18 MB at most',
    multipart: z.object({ file: z.file() }),
    response: assetSchema,
    problems: ['UNPROCESSABLE'],
  }),
];
