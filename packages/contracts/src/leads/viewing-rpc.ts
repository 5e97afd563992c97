import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { askingMemberSchema } from './asking-member.js';
import { LEAD_LIMITS, filledLine } from './text.js';
import {
  adviserNameSchema,
  calendarTokenSchema,
  freeTimesSchema,
  leadViewingSchema,
  newViewingSchema,
  ownViewingChangeSchema,
  ownViewingSchema,
  viewingChangeSchema,
  viewingHoursSchema,
  viewingQuerySchema,
  viewingScheduleSchema,
  viewingSchedulesSchema,
  viewingSchema,
} from './viewing.js';

/** The member who sends the request: an agent sees and changes what is their own, the others everything. */
const asMember = askingMemberSchema;
/** Taken from the link of a mail. */
const token = z.string().max(1_000);

export const listViewingSchedules = defineRpc({
  subject: 'rpc.leads.v1.viewing-schedule.list',
  request: z.object({ asMember }),
  response: viewingSchedulesSchema,
  idempotent: true,
});

/** FORBIDDEN for an agent who saves somebody else's; CONFLICT when it is not at `expectedVersion` any more. */
export const saveViewingSchedule = defineRpc({
  subject: 'rpc.leads.v1.viewing-schedule.save',
  request: z.object({
    ...{ adviser: adviserNameSchema, hours: viewingHoursSchema },
    ...{ expectedVersion: z.int().min(0), asMember },
  }),
  response: viewingScheduleSchema,
});

/** Makes the link by which calendar programs read an adviser's viewings; the one before stops working. */
export const makeViewingFeed = defineRpc({
  subject: 'rpc.leads.v1.viewing-feed.make',
  request: z.object({ adviser: adviserNameSchema, asMember }),
  response: z.object({ token: calendarTokenSchema }),
});

export const revokeViewingFeed = defineRpc({
  subject: 'rpc.leads.v1.viewing-feed.revoke',
  request: z.object({ adviser: adviserNameSchema, asMember }),
  response: z.object({}),
  idempotent: true,
});

/** A calendar as RFC 5545 has it. NOT_FOUND for a token that is not ours or was revoked. */
export const readViewingFeed = defineRpc({
  subject: 'rpc.leads.v1.viewing-feed.read',
  request: z.object({ token: calendarTokenSchema }),
  response: z.object({ calendar: z.string() }),
  idempotent: true,
});

/** Returns the times at which the adviser of a home is free in the next days. NOT_FOUND when there is no such home on the market. */
export const listFreeTimes = defineRpc({
  subject: 'rpc.leads.v1.viewing.free-times',
  request: z.object({ pagelink: filledLine(LEAD_LIMITS.listingPagelink) }),
  response: freeTimesSchema,
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

/** In the order of their times. */
export const listViewings = defineRpc({
  subject: 'rpc.leads.v1.viewing.list',
  request: viewingQuerySchema.extend({ asMember }),
  response: z.object({ viewings: z.array(viewingSchema) }),
  idempotent: true,
});

/** CONFLICT as {@link bookViewing}, and when it is not at `expectedVersion` any more or does not allow the change. */
export const changeViewing = defineRpc({
  subject: 'rpc.leads.v1.viewing.change',
  request: z.object({
    ...{ id: z.uuid(), expectedVersion: z.int().min(1) },
    ...{ change: viewingChangeSchema, asMember },
  }),
  response: viewingSchema,
});

/** The viewing that the link of a mail is for. NOT_FOUND for a token that is not ours, and when it was erased. */
export const showOwnViewing = defineRpc({
  subject: 'rpc.leads.v1.viewing.show-own',
  request: z.object({ token }),
  response: ownViewingSchema,
  idempotent: true,
});

/** NOT_FOUND as {@link showOwnViewing}; CONFLICT as {@link changeViewing}. */
export const changeOwnViewing = defineRpc({
  subject: 'rpc.leads.v1.viewing.change-own',
  request: z.object({ token, change: ownViewingChangeSchema }),
  response: ownViewingSchema,
  idempotent: true,
});
