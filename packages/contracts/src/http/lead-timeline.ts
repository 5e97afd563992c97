import { z } from 'zod';
import { newTimelineEntrySchema, timelineCursorSchema, timelineSchema } from '../leads/timeline.js';
import { viewerSchema } from '../leads/viewer.js';
import { defineOperation } from './operation.js';
import { once, unlessEmpty } from './query-values.js';

const params = z.object({ id: z.uuid() });
const leadId = z.uuid();
/** To an agent, leads of other members are NOT_FOUND. */
const asMember = viewerSchema;

/** NOT_FOUND when the member may not see the lead. */
export const showTimeline = defineOperation({
  method: 'GET',
  path: '/api/leads/:id/timeline',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'What happened to a lead, newest first; `before` is the `next` of the entries that came before',
  params,
  query: z.object({ before: unlessEmpty(once.pipe(timelineCursorSchema).optional()) }),
  responses: { 200: timelineSchema },
  subject: 'rpc.leads.v1.timeline.get',
  caller: ['asMember'],
  request: z.object({ leadId, before: timelineCursorSchema.optional(), asMember }),
  toRequest: ({ params: { id }, query }) => ({ leadId: id, ...query }),
  // The leads service requests the attached files from media.
  deadlineMs: 5_000,
  idempotent: true,
});

/**
 * Idempotent. NOT_FOUND when the member may not see the lead; CONFLICT when the id belongs to another entry, or
 * the lead has the maximum number of entries.
 */
export const addTimelineEntry = defineOperation({
  method: 'POST',
  path: '/api/leads/:id/timeline',
  audience: 'leads.edit',
  area: 'Leads',
  summary:
    'Adds a note, or that a member viewed the lead, called or opened WhatsApp; sent again it is one entry',
  params,
  body: newTimelineEntrySchema,
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.timeline.add',
  caller: ['asMember'],
  request: z.object({ leadId, entry: newTimelineEntrySchema, asMember }),
  toRequest: ({ params: { id }, body }) => ({ leadId: id, entry: body }),
  idempotent: true,
});

/** NOT_FOUND for a note of another member; CONFLICT when it is older than a minute. */
export const withdrawNote = defineOperation({
  method: 'DELETE',
  path: '/api/leads/:id/timeline/:entryId',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Takes a note of one’s own back within a minute',
  params: params.extend({ entryId: z.uuid() }),
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.timeline.withdraw',
  caller: ['asMember'],
  request: z.object({ leadId, id: z.uuid(), asMember }),
  toRequest: ({ params: { id, entryId } }) => ({ leadId: id, id: entryId }),
});
