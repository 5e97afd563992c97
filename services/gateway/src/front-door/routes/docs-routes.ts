import { z } from 'zod';
import { get, type Route } from './route.js';

export const DOCS_ROUTES: readonly Route[] = [
  get('/api/docs', 'public', {
    summary: 'This API, to read',
    response: { mediaType: 'text/html' },
  }),
  get('/api/docs/openapi.json', 'public', {
    summary: 'This API as an OpenAPI 3.1 document',
    response: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  }),
];
