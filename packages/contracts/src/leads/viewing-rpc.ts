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

/** The calling member: an agent sees and changes their own data, other roles everything. */
const asMember = viewerSchema;
/** Token of the mailed link. */
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

/** A calendar in the format of RFC 5545. NOT_FOUND for an invalid or revoked token. */
export const readViewingFeed = defineRpc({
  subject: 'rpc.leads.v1.viewing-feed.read',
  request: z.object({ token: calendarTokenSchema }),
  response: z.object({ calendar: z.string() }),
  idempotent: true,
});

/**
 * Books a viewing for a visitor and creates a lead; idempotent. CONFLICT when the time is not free, with `details`
 * { reason: 'taken', next } of the next free times, or the person has too many viewings.
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
