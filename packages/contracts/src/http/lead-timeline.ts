import { z } from 'zod';
import { newTimelineEntrySchema, timelineCursorSchema, timelineSchema } from '../leads/timeline.js';
import { defineEndpoint } from './endpoint.js';
import { once, unlessEmpty } from './query-values.js';

const params = z.object({ id: z.uuid() });

export const showTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/leads/:id/timeline',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'What happened to a lead, newest first; `before` is the `next` of the entries that came before',
  params,
  query: z.object({ before: unlessEmpty(once.pipe(timelineCursorSchema).optional()) }),
  responses: { 200: timelineSchema },
});

export const addTimelineEntry = defineEndpoint({
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
});

export const withdrawNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/leads/:id/timeline/:entryId',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Takes a note of one’s own back within a minute',
  params: params.extend({ entryId: z.uuid() }),
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
});
