import { z } from 'zod';
import { linkAddressSchema } from '../content/page.js';
import * as rpc from '../content/page-rpc.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { partQuery } from './query-values.js';
import { binSchema, pageSavedSchema } from './wire/page-rows.js';

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

export const listDeletedPages = defineEndpoint({
  method: 'GET',
  path: '/api/recycle-bin',
  audience: 'content.read',
  area: 'Custom pages',
  summary: 'The recycle bin in parts, the last deleted first',
  query: partQuery,
  responses: { 200: rpc.listDeletedPages.response },
});

export const restorePage = defineEndpoint({
  method: 'POST',
  path: '/api/recycle-bin/:id/restore',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Restores a custom page, at another address if one is given',
  params,
  /** Another address, for when the page's own is in use. */
  body: z.object({ linkAddress: linkAddressSchema.optional() }).default({}),
  responses: { 200: pageSavedSchema },
  problems: ['CONFLICT'],
});

export const purgePage = defineEndpoint({
  method: 'DELETE',
  path: '/api/recycle-bin/:id',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Deletes a custom page of the recycle bin for good',
  params,
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
});
