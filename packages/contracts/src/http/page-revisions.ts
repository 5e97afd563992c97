import { z } from 'zod';
import { entryId, entryVersion } from '../content/editing.js';
import { pageDiffSchema, pageRevisionSchema, pageRevisionSummarySchema } from '../content/page.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';
import { numberInPath } from './path-values.js';
import { partQuery } from './query-values.js';
import { pageSavedSchema } from './wire/page-rows.js';

const params = z.object({ id: numberInPath, version: numberInPath });
const revision = z.object({ pageId: entryId, version: entryVersion });

export const listPageRevisions = defineOperation({
  method: 'GET',
  path: '/api/pages/:id/revisions',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'Every save of a custom page, the last first',
  params: params.pick({ id: true }),
  query: partQuery,
  responses: { 200: z.object({ revisions: z.array(pageRevisionSummarySchema), total: z.int() }) },
  subject: 'rpc.content.v1.page-revision.list',
  request: z.object({
    pageId: entryId,
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(200).default(100),
  }),
  toRequest: ({ params: { id }, query }) => ({ pageId: id, ...query }),
  idempotent: true,
});

export const showPageRevision = defineOperation({
  method: 'GET',
  path: '/api/pages/:id/revisions/:version',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'A custom page as one save left it',
  params,
  responses: { 200: pageRevisionSchema },
  subject: 'rpc.content.v1.page-revision.get',
  request: revision,
  toRequest: ({ params: { id, version } }) => ({ pageId: id, version }),
  idempotent: true,
});

export const diffPageRevision = defineOperation({
  method: 'GET',
  path: '/api/pages/:id/revisions/:version/diff',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'What a save of a custom page changed, line by line',
  params,
  /** The version to compare with; without one, the save before. */
  query: z.object({ against: numberInPath.optional() }),
  responses: { 200: pageDiffSchema },
  subject: 'rpc.content.v1.page-revision.diff',
  request: revision.extend({ against: entryVersion.optional() }),
  toRequest: ({ params: { id, version }, query }) => ({ pageId: id, version, ...query }),
  idempotent: true,
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
