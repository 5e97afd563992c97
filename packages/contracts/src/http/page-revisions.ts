import { z } from 'zod';
import { pageDiffSchema, pageRevisionSchema } from '../content/page.js';
import * as rpc from '../content/page-rpc.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { partQuery } from './query-values.js';
import { pageSavedSchema } from './wire/page-rows.js';

const params = z.object({ id: numberInPath, version: numberInPath });

export const listPageRevisions = defineEndpoint({
  method: 'GET',
  path: '/api/pages/:id/revisions',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'Every save of a custom page, the last first',
  params: params.pick({ id: true }),
  query: partQuery,
  responses: { 200: rpc.listPageRevisions.response },
});

export const showPageRevision = defineEndpoint({
  method: 'GET',
  path: '/api/pages/:id/revisions/:version',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'A custom page as one save left it',
  params,
  responses: { 200: pageRevisionSchema },
});

export const diffPageRevision = defineEndpoint({
  method: 'GET',
  path: '/api/pages/:id/revisions/:version/diff',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'What a save of a custom page changed, line by line',
  params,
  /** The version to compare with; without one, the save before. */
  query: z.object({ against: numberInPath.optional() }),
  responses: { 200: pageDiffSchema },
});

export const restorePageRevision = defineEndpoint({
  method: 'POST',
  path: '/api/pages/:id/revisions/:version/restore',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Saves a custom page as it was at a version; its address stays',
  params,
  body: z.object({ expectedVersion: z.int().min(1).max(2_147_483_647) }),
  responses: { 200: pageSavedSchema },
  problems: ['CONFLICT', 'GONE'],
});
