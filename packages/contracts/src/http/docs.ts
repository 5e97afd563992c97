import { z } from 'zod';
import { defineEndpoint } from './endpoint.js';

export const showDocsPage = defineEndpoint({
  method: 'GET',
  path: '/api/docs',
  audience: 'public',
  area: 'This document',
  summary: 'This API, to read',
  responses: { 200: { mediaType: 'text/html' } },
});

export const showOpenApiDocument = defineEndpoint({
  method: 'GET',
  path: '/api/docs/openapi.json',
  audience: 'public',
  area: 'This document',
  summary: 'This API as an OpenAPI 3.1 document',
  responses: { 200: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }) },
});
