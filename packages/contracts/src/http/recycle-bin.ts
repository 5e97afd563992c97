import { z } from 'zod';
import { entryId } from '../content/editing.js';
import { staleByContent } from '../content/events.js';
import { linkAddressSchema, deletedPageSchema } from '../content/page.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { partQuery } from './query-values.js';
import { binSchema, pageSavedSchema } from './wire/page-rows.js';
import { defineOperation } from './operation.js';

const params = z.object({ id: numberInPath });

export const listWholeBin = defineEndpoint({
  method: 'GET',
  path: '/fecthoffpage',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'The whole recycle bin',
  responses: { 200: binSchema },
});

export const restorePageAtAddress = defineEndpoint({
  method: 'PUT',
  path: '/addpageagain/:id',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Restores a custom page from the recycle bin at its address',
  params,
  responses: { 200: pageSavedSchema },
  problems: ['CONFLICT'],
});

/** The recycle bin, most recently deleted first. */
export const listDeletedPages = defineOperation({
  method: 'GET',
  path: '/api/recycle-bin',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'The recycle bin in parts, the last deleted first',
  query: partQuery,
  responses: { 200: z.object({ pages: z.array(deletedPageSchema), total: z.int() }) },
  subject: 'rpc.content.v1.page.list-deleted',
  request: z.object({
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(200).default(100),
  }),
  idempotent: true,
});

export const restorePage = defineEndpoint({
  method: 'POST',
  path: '/api/recycle-bin/:id/restore',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Restores a custom page, at another address if one is given',
  params,
  /** Another path, for when the page's own is in use. */
  body: z.object({ linkAddress: linkAddressSchema.optional() }).default({}),
  responses: { 200: pageSavedSchema },
  problems: ['CONFLICT'],
});

/** Also deletes its revisions and former paths. CONFLICT when the page is active. */
export const purgePage = defineOperation({
  method: 'DELETE',
  path: '/api/recycle-bin/:id',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Deletes a custom page of the recycle bin for good',
  params,
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
  subject: 'rpc.content.v1.page.purge',
  request: z.object({ id: entryId }),
  stale: (_reply, { id }) => staleByContent({ kind: 'page', id }),
});
