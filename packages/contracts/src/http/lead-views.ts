import { z } from 'zod';
import { viewerSchema } from '../leads/viewer.js';
import { savedViewSchema } from '../saved-view.js';
import { defineOperation } from './operation.js';
import { numberInPath } from './path-values.js';

export const listLeadViews = defineOperation({
  method: 'GET',
  path: '/api/lead-views',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'The saved views of the inbox, by name',
  responses: { 200: z.object({ views: z.array(savedViewSchema) }) },
  subject: 'rpc.leads.v1.lead-view.list',
  idempotent: true,
});

/** Replaces a view with the same name, ignoring case. CONFLICT when the maximum number of views exists. */
export const saveLeadView = defineOperation({
  method: 'PUT',
  path: '/api/lead-views',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Saves a view of the inbox for all staff; it replaces one of the same name',
  body: savedViewSchema.pick({ name: true, query: true }),
  responses: { 200: savedViewSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.lead-view.save',
  caller: ['asMember'],
  request: savedViewSchema.pick({ name: true, query: true }).extend({ asMember: viewerSchema }),
  idempotent: true,
});

/** NOT_FOUND when there is none. */
export const deleteLeadView = defineOperation({
  method: 'DELETE',
  path: '/api/lead-views/:id',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Deletes a saved view of the inbox',
  params: z.object({ id: numberInPath }),
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND'],
  subject: 'rpc.leads.v1.lead-view.delete',
  request: savedViewSchema.pick({ id: true }),
});
