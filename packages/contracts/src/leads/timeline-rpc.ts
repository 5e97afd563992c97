import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { viewerSchema } from './viewer.js';
import { newTimelineEntrySchema, timelineCursorSchema, timelineSchema } from './timeline.js';

/** The member who sends the request; for an agent the leads of others do not exist. */
const asMember = viewerSchema;

/** Returns a part of the timeline of a lead, newest first. NOT_FOUND when the member may not see the lead. */
export const getTimeline = defineRpc({
  subject: 'rpc.leads.v1.timeline.get',
  request: z.object({ leadId: z.uuid(), before: timelineCursorSchema.optional(), asMember }),
  response: timelineSchema,
  idempotent: true,
});

/**
 * Adds an entry; sent again it changes nothing. NOT_FOUND when the member may not see the lead; CONFLICT when the id is
 * that of another entry, or the lead has as many entries as one may have.
 */
export const addTimelineEntry = defineRpc({
  subject: 'rpc.leads.v1.timeline.add',
  request: z.object({ leadId: z.uuid(), entry: newTimelineEntrySchema, asMember }),
  response: z.object({}),
  idempotent: true,
});

/** Takes a note back. NOT_FOUND when it is none of the member; CONFLICT when it is older than a minute. */
export const withdrawNote = defineRpc({
  subject: 'rpc.leads.v1.timeline.withdraw',
  request: z.object({ leadId: z.uuid(), id: z.uuid(), asMember }),
  response: z.object({}),
});
