import { z } from 'zod';
import { dashboardSchema } from '../gateway/dashboard.js';
import { consentTextSchema, textHashSchema } from '../leads/consent.js';
import { leadSeriesQuerySchema, leadSeriesSchema } from '../leads/dashboard.js';
import { otherLeadsSchema } from '../leads/other-leads.js';
import { enteredLeadSchema } from '../leads/entered-lead.js';
import { evidenceSchema } from '../leads/ledger.js';
import { importPreviewSchema, importResultSchema } from '../leads/lead-import.js';
import {
  LEAD_KINDS,
  leadChangeSchema,
  leadFilterSchema,
  leadKindSchema,
  leadPageSchema,
  leadQuerySchema,
  leadSchema,
  manyLeadsChangedSchema,
  manyLeadsChangeSchema,
  MOST_CHANGED_LEADS,
  problemOfChange,
  type LeadChange,
} from '../leads/lead.js';
import { defineEndpoint } from './endpoint.js';
import { once, pageParams, unlessEmpty, wholeNumber } from './query-values.js';
import { defineOperation } from './operation.js';
import { viewerSchema } from '../leads/viewer.js';

const params = z.object({ id: z.uuid() });

/** `popup,contact` */
const kinds = once
  .transform((text) => text.split(',').map((kind) => kind.trim()))
  .pipe(z.array(leadKindSchema).min(1).max(LEAD_KINDS.length));

const flag = once
  .pipe(z.enum(['true', 'false'], 'must be true or false'))
  .transform((text) => text === 'true');

const filter = {
  kinds: unlessEmpty(kinds.optional()),
  status: unlessEmpty(once.optional()),
  exceptStatus: unlessEmpty(once.optional()),
  sentQuickly: unlessEmpty(flag.optional()),
  stage: unlessEmpty(once.optional()),
  tag: unlessEmpty(once.optional()),
  assignee: unlessEmpty(once.optional()),
  assignment: unlessEmpty(once.optional()),
  overdue: unlessEmpty(flag.optional()),
  dueBy: unlessEmpty(once.optional()),
  subscription: unlessEmpty(once.optional()),
  q: unlessEmpty(once.optional()),
  from: unlessEmpty(once.optional()),
  to: unlessEmpty(once.optional()),
};

const isAnything = (change: LeadChange): boolean => Object.keys(change).length > 0;

function refuseProblem(change: LeadChange, context: z.RefinementCtx): void {
  const problem = problemOfChange(change);
  if (problem !== undefined)
    context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] });
}

export const listLeads = defineOperation({
  method: 'GET',
  path: '/api/leads',
  audience: 'leads.read',
  scope: 'leads:read',
  area: 'Leads',
  summary: 'A page of the inbox; for an agent of their own and unassigned leads',
  query: z
    .object({
      ...filter,
      ...pageParams,
    })
    .pipe(leadQuerySchema),
  responses: { 200: leadPageSchema },
  subject: 'rpc.leads.v1.lead.list',
  caller: ['asMember'],
  request: leadQuerySchema.extend({ asMember: viewerSchema.optional() }),
  idempotent: true,
});

export const createLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Stores a lead that a member enters, once for each id; an agent gets what they enter',
  body: enteredLeadSchema,
  responses: { 200: leadSchema },
  problems: ['CONFLICT'],
});

/** Each event `new-leads` has the data of `newLeadsSchema`. */
export const followNewLeads = defineEndpoint({
  method: 'GET',
  path: '/api/leads/new/events',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'How many leads are new, as server-sent events: now, and with every change',
  responses: { 200: { mediaType: 'text/event-stream' } },
});

export const exportLeads = defineEndpoint({
  method: 'GET',
  path: '/api/leads/export',
  audience: 'leads.export',
  area: 'Leads',
  summary: 'All leads that match, as a CSV file',
  needsConfirmation: true,
  query: z.object(filter).pipe(leadFilterSchema),
  responses: { 200: { mediaType: 'text/csv' } },
  isLarge: true,
});

/**
 * A CSV file in UTF-8 with commas or semicolons. `columns` is JSON: the field of each column, or null; absent: by the headings.
 * `values` is JSON: field, value and meaning of values that are not in the list of their field.
 */
const fileOfLeads = z.object({
  file: z.file(),
  columns: z.string().optional(),
  values: z.string().optional(),
});

export const previewLeadImport = defineEndpoint({
  method: 'POST',
  path: '/api/leads/import/preview',
  audience: 'leads.manage',
  area: 'Leads',
  summary: 'What importing a CSV file would do: its columns, first rows and problems; nothing is stored',
  multipart: fileOfLeads,
  responses: { 200: importPreviewSchema },
});

export const importLeads = defineEndpoint({
  method: 'POST',
  path: '/api/leads/import',
  audience: 'leads.manage',
  area: 'Leads',
  summary:
    'Stores a lead for each row of a CSV file of 5 MB and 5,000 rows at most, once; nobody is mailed and no rule runs',
  multipart: fileOfLeads,
  responses: { 200: importResultSchema },
});

/** NOT_FOUND when there is none. */
export const showLead = defineOperation({
  method: 'GET',
  path: '/api/leads/:id',
  audience: 'leads.read',
  scope: 'leads:read',
  area: 'Leads',
  summary: 'All that is known of a lead',
  params,
  responses: { 200: leadSchema },
  subject: 'rpc.leads.v1.lead.get',
  caller: ['asMember'],
  request: z.object({ id: z.uuid(), asMember: viewerSchema.optional() }),
  idempotent: true,
});

/**
 * Other visible leads with the same email address, case-insensitively, or the same phone number. NOT_FOUND when
 * the member may not see the lead.
 */
export const listOtherLeads = defineOperation({
  method: 'GET',
  path: '/api/leads/:id/others',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'The other leads with the same email address or phone number',
  params,
  responses: { 200: otherLeadsSchema },
  subject: 'rpc.leads.v1.contact.leads',
  caller: ['asMember'],
  request: z.object({ leadId: z.uuid(), asMember: viewerSchema }),
  toRequest: ({ params: { id } }) => ({ leadId: id }),
  idempotent: true,
});

/** NOT_FOUND when the member may not see the lead, or it has no such consent. */
export const showConsentText = defineOperation({
  method: 'GET',
  path: '/api/leads/:id/consents/:hash',
  audience: 'leads.read',
  scope: 'leads:read',
  area: 'Leads',
  summary: 'The exact text that the person agreed to',
  params: params.extend({ hash: textHashSchema }),
  responses: { 200: consentTextSchema },
  subject: 'rpc.leads.v1.consent-text.get',
  caller: ['asMember'],
  request: z.object({ leadId: z.uuid(), hash: textHashSchema, asMember: viewerSchema.optional() }),
  toRequest: ({ params: { id, hash } }) => ({ leadId: id, hash }),
  idempotent: true,
});

/** NOT_FOUND when the member may not see the lead, or it has no such photo. */
export const showLeadPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/leads/:id/photos/:photo',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'A photo that the person sent with the lead',
  params: params.extend({ photo: z.uuid() }),
  responses: { 200: { mediaType: 'image/webp' } },
  headers: { 'cache-control': 'private, no-store' },
});

export const exportEvidence = defineEndpoint({
  method: 'GET',
  path: '/api/leads/:id/evidence',
  audience: 'audit.read',
  area: 'Leads',
  summary: 'The entries of a lead in the ledger, with the texts agreed to and how to check both, as a file',
  needsConfirmation: true,
  params,
  responses: { 200: evidenceSchema },
});

export const changeLead = defineEndpoint({
  method: 'PATCH',
  path: '/api/leads/:id',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Changes the status or stage, notes, tags, assignee or next action of a lead',
  params,
  body: leadChangeSchema
    .extend({ expectedVersion: z.int().min(1) })
    .refine(({ expectedVersion: _version, ...change }) => isAnything(change), {
      error: 'Enter a status, notes or an assignee',
      path: ['status'],
    })
    .superRefine(refuseProblem),
  responses: { 200: leadSchema },
  problems: ['CONFLICT'],
});

export const changeLeads = defineEndpoint({
  method: 'POST',
  path: '/api/leads/changes',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Changes the status, stage, tags or assignee of many leads, and says which were not changed',
  body: z.object({
    leads: z
      .array(z.object({ id: z.uuid(), expectedVersion: z.int().min(1) }))
      .min(1)
      .max(MOST_CHANGED_LEADS),
    change: manyLeadsChangeSchema
      .refine(isAnything, { error: 'Enter a status, a stage or an assignee', path: ['status'] })
      .superRefine(refuseProblem),
  }),
  responses: { 200: manyLeadsChangedSchema },
});

export const listAssignees = defineEndpoint({
  method: 'GET',
  path: '/api/leads/assignees',
  audience: 'leads.all',
  area: 'Leads',
  summary: 'The names of members whom a lead can be assigned to',
  responses: {
    200: z.object({
      usernames: z.array(z.string()),
      /** Display names by username, for members who have one. */
      names: z.record(z.string(), z.string()).default({}),
    }),
  },
});

export const showDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard',
  audience: 'member',
  area: 'Leads',
  summary: 'The numbers of the dashboard',
  responses: { 200: dashboardSchema },
});

/** The last `days` days including today; days without activity have zeros. */
export const showDashboardSeries = defineOperation({
  method: 'GET',
  path: '/api/dashboard/series',
  audience: 'member',
  area: 'Leads',
  summary: 'Visits and enquiries of each of the last days',
  query: z.object({ days: unlessEmpty(wholeNumber.optional()) }).pipe(leadSeriesQuerySchema),
  responses: { 200: leadSeriesSchema },
  subject: 'rpc.leads.v1.dashboard.series',
  request: leadSeriesQuerySchema,
  deadlineMs: 5_000,
  idempotent: true,
});
