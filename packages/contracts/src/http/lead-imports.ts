import { z } from 'zod';
import { pastImportSchema, undoneImportSchema } from '../leads/past-import.js';
import { viewerSchema } from '../leads/viewer.js';
import { defineOperation } from './operation.js';

export const listLeadImports = defineOperation({
  method: 'GET',
  path: '/api/leads/imports',
  audience: 'leads.all',
  area: 'Leads',
  summary: 'The last imports of leads, newest first',
  responses: { 200: z.object({ imports: z.array(pastImportSchema) }) },
  subject: 'rpc.leads.v1.lead-import.list',
  request: z.object({}),
  idempotent: true,
});

/** NOT_FOUND for an unknown import. */
export const undoLeadImport = defineOperation({
  method: 'POST',
  path: '/api/leads/imports/:id/undo',
  audience: 'leads.manage',
  area: 'Leads',
  summary: 'Deletes the leads of an import, except those that anything has happened to since',
  params: z.object({ id: z.uuid() }),
  responses: { 200: undoneImportSchema },
  problems: ['NOT_FOUND'],
  subject: 'rpc.leads.v1.lead-import.undo',
  caller: ['asMember'],
  request: z.object({ id: z.uuid(), asMember: viewerSchema }),
  deadlineMs: 30_000,
});
