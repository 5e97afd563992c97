import { z } from 'zod';
import { MOST_OTHER_LEADS } from '../leads/other-leads.js';
import { viewerSchema } from '../leads/viewer.js';
import { defineOperation } from './operation.js';

const params = z.object({ id: z.uuid() });
const others = z.array(z.uuid()).min(1).max(MOST_OTHER_LEADS);

/**
 * Idempotent. NOT_FOUND when the member may not see one of the leads; CONFLICT when one of them was merged into another
 * lead, is spam, or shares neither the email address nor the phone number of the lead.
 */
export const mergeLeads = defineOperation({
  method: 'POST',
  path: '/api/leads/:id/merge',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Merges other leads of the same person into a lead, whose timeline then has theirs',
  params,
  body: z.object({ others }),
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND', 'CONFLICT'],
  subject: 'rpc.leads.v1.lead.merge',
  caller: ['asMember'],
  request: z.object({ id: z.uuid(), others, asMember: viewerSchema }),
  idempotent: true,
});

/** Idempotent. NOT_FOUND when the member may not see the lead that it was merged into. */
export const separateLead = defineOperation({
  method: 'POST',
  path: '/api/leads/:id/separate',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Makes a merged lead a lead of its own again',
  params,
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND'],
  subject: 'rpc.leads.v1.lead.separate',
  caller: ['asMember'],
  request: z.object({ id: z.uuid(), asMember: viewerSchema }),
  idempotent: true,
});
