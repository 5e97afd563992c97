import { z } from 'zod';
import { viewerSchema } from '../leads/viewer.js';
import { defineOperation } from './operation.js';

export const listLeadTags = defineOperation({
  method: 'GET',
  path: '/api/leads/tags',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'The tags of the leads that the member may see, the most used first',
  responses: { 200: z.object({ tags: z.array(z.string()) }) },
  subject: 'rpc.leads.v1.lead-tag.list',
  caller: ['asMember'],
  request: z.object({ asMember: viewerSchema }),
  idempotent: true,
});
