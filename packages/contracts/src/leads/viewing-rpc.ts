import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { viewerSchema } from './viewer.js';
import {
  adviserNameSchema,
  calendarTokenSchema,
  leadViewingSchema,
  newViewingSchema,
  ownViewingChangeSchema,
  ownViewingSchema,
  viewingHoursSchema,
  viewingScheduleSchema,
  viewingSchema,
} from './viewing.js';

/** The member who sends the request: an agent sees and changes what is their own, the others everything. */
const asMember = viewerSchema;
/** Taken from the link of a mail. */
const token = z.string().max(1_000);

/** FORBIDDEN for an agent who saves another member's schedule; CONFLICT when it is no longer at `expectedVersion`. */
export const saveViewingSchedule = defineRpc({
  subject: 'rpc.leads.v1.viewing-schedule.save',
  request: z.object({
    adviser: adviserNameSchema,
    hours: viewingHoursSchema,
    expectedVersion: z.int().min(0),
    asMember,
  }),
  response: viewingScheduleSchema,
});

/** A calendar as RFC 5545 has it. NOT_FOUND for a token that is not ours or was revoked. */
export const readViewingFeed = defineRpc({
  subject: 'rpc.leads.v1.viewing-feed.read',
  request: z.object({ token: calendarTokenSchema }),
  response: z.object({ calendar: z.string() }),
  idempotent: true,
});

/**
 * Books a viewing for a visitor, with a lead; sent again it books nothing more. CONFLICT when the time is not free (any more),
 * with `details` { reason: 'taken', next } of the next free times, or the person has too many viewings.
 */
export const bookViewing = defineRpc({
  subject: 'rpc.leads.v1.viewing.book',
  request: newViewingSchema,
  response: z.object({}),
  idempotent: true,
});

/** CONFLICT as {@link bookViewing}. NOT_FOUND when the member may not see the lead. */
export const bookLeadViewing = defineRpc({
  subject: 'rpc.leads.v1.viewing.book-for-lead',
  request: leadViewingSchema.extend({ asMember }),
  response: viewingSchema,
  idempotent: true,
});

/** NOT_FOUND as {@link showOwnViewing}; CONFLICT as {@link changeViewing}. */
export const changeOwnViewing = defineRpc({
  subject: 'rpc.leads.v1.viewing.change-own',
  request: z.object({ token, change: ownViewingChangeSchema }),
  response: ownViewingSchema,
  idempotent: true,
});
