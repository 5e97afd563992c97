import { z } from 'zod';
import { LEAD_LIMITS, filledLine } from '../leads/text.js';
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
} from '../leads/viewing.js';
import { defineEndpoint } from './endpoint.js';
import { once, unlessEmpty } from './query-values.js';
import { wireForm } from './wire/form-body.js';
import { viewerSchema } from '../leads/viewer.js';
import { defineOperation } from './operation.js';

const html = { mediaType: 'text/html' };
const adviser = z.object({ adviser: adviserNameSchema });
/** Checks only the format; the leads service validates the token. */
const link = z.object({ token: z.string().regex(/^[\w-]{40,1000}$/) });
const bookingForm = wireForm(newViewingSchema, {});

/** Returns the free times of a listing's adviser in the next days. NOT_FOUND when the listing is not on the market. */
export const listFreeTimes = defineOperation({
  method: 'GET',
  path: '/api/viewing-times/:pagelink',
  audience: 'public',
  area: 'Leads',
  summary: 'When the adviser of a home is free for viewings in the next days',
  params: z.object({ pagelink: filledLine(LEAD_LIMITS.listingPagelink) }),
  responses: { 200: freeTimesSchema },
  isLimited: true,
  subject: 'rpc.leads.v1.viewing.free-times',
  idempotent: true,
});

export const bookViewing = defineEndpoint({
  method: 'POST',
  path: '/api/viewings',
  audience: 'public',
  area: 'Leads',
  summary: 'Books a viewing, once for each id; 409 names the next free times when the time is taken',
  body: bookingForm.schema,
  described: { body: bookingForm.described },
  responses: { 204: 'nothing' },
  problems: ['CONFLICT', 'NOT_FOUND', 'RATE_LIMITED'],
});

/** The viewing of a mail link. NOT_FOUND for an invalid token, and when the viewing was erased. */
export const showOwnViewing = defineOperation({
  method: 'GET',
  path: '/api/own-viewings/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'The viewing that a link was mailed for',
  params: link,
  responses: { 200: ownViewingSchema },
  isLimited: true,
  subject: 'rpc.leads.v1.viewing.show-own',
  request: z.object({ token: z.string().max(1_000) }),
  idempotent: true,
});

export const changeOwnViewing = defineEndpoint({
  method: 'POST',
  path: '/api/own-viewings/:token/changes',
  audience: 'public',
  area: 'Leads',
  summary: 'Moves or cancels the viewing that a link was mailed for',
  params: link,
  body: ownViewingChangeSchema,
  responses: { 200: ownViewingSchema },
  problems: ['CONFLICT', 'RATE_LIMITED'],
});

/** Ordered by start time. */
export const listViewings = defineOperation({
  method: 'GET',
  path: '/api/viewings',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'Viewings in the order of their times; for an agent their own, or those of a lead',
  query: z
    .object({
      from: unlessEmpty(once.optional()),
      to: unlessEmpty(once.optional()),
      adviser: unlessEmpty(once.optional()),
      leadId: unlessEmpty(once.optional()),
    })
    .pipe(viewingQuerySchema),
  responses: { 200: z.object({ viewings: z.array(viewingSchema) }) },
  subject: 'rpc.leads.v1.viewing.list',
  caller: ['asMember'],
  request: viewingQuerySchema.extend({ asMember: viewerSchema }),
  idempotent: true,
});

export const bookLeadViewing = defineEndpoint({
  method: 'POST',
  path: '/api/lead-viewings',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Books a viewing for a lead, once for each id; an agent books their own',
  body: leadViewingSchema,
  responses: { 200: viewingSchema },
  problems: ['CONFLICT', 'NOT_FOUND'],
});

/** CONFLICT as {@link bookViewing}, and when it is no longer at `expectedVersion` or does not allow the change. */
export const changeViewing = defineOperation({
  method: 'POST',
  path: '/api/viewings/:id/changes',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Moves or cancels a viewing, or records whether the visitor came',
  params: z.object({ id: z.uuid() }),
  body: z.object({ expectedVersion: z.int().min(1), change: viewingChangeSchema }),
  responses: { 200: viewingSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.viewing.change',
  caller: ['asMember'],
  request: z.object({
    id: z.uuid(),
    expectedVersion: z.int().min(1),
    change: viewingChangeSchema,
    asMember: viewerSchema,
  }),
});

export const listViewingSchedules = defineOperation({
  method: 'GET',
  path: '/api/viewing-hours',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'When advisers take viewings; for an agent their own hours',
  responses: { 200: viewingSchedulesSchema },
  subject: 'rpc.leads.v1.viewing-schedule.list',
  caller: ['asMember'],
  request: z.object({ asMember: viewerSchema }),
  idempotent: true,
});

export const saveViewingSchedule = defineEndpoint({
  method: 'PUT',
  path: '/api/viewing-hours/:adviser',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Replaces the hours in which an adviser takes viewings; an agent changes their own',
  params: adviser,
  body: z.object({ hours: viewingHoursSchema, expectedVersion: z.int().min(0) }),
  responses: { 200: viewingScheduleSchema },
  problems: ['CONFLICT'],
});

/** Creates the link by which calendar programs read an adviser's viewings; the previous link stops working. */
export const makeViewingFeed = defineOperation({
  method: 'POST',
  path: '/api/viewing-hours/:adviser/calendar',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Makes the link by which a calendar program reads the viewings; the one before stops working',
  params: adviser,
  responses: { 200: z.object({ token: calendarTokenSchema }) },
  subject: 'rpc.leads.v1.viewing-feed.make',
  caller: ['asMember'],
  request: z.object({ adviser: adviserNameSchema, asMember: viewerSchema }),
});

export const revokeViewingFeed = defineOperation({
  method: 'DELETE',
  path: '/api/viewing-hours/:adviser/calendar',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Ends the link by which a calendar program reads the viewings',
  params: adviser,
  responses: { 204: 'nothing' },
  subject: 'rpc.leads.v1.viewing-feed.revoke',
  caller: ['asMember'],
  request: z.object({ adviser: adviserNameSchema, asMember: viewerSchema }),
  idempotent: true,
});

export const readViewingFeed = defineEndpoint({
  method: 'GET',
  path: '/api/viewing-calendars/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'The viewings of an adviser for calendar programs (RFC 5545)',
  params: z.object({ token: calendarTokenSchema }),
  responses: { 200: { mediaType: 'text/calendar' } },
  problems: ['RATE_LIMITED'],
});

/** Native form submission of the page. */
export const postViewingForm = defineEndpoint({
  method: 'POST',
  path: '/viewings/:token',
  audience: 'public',
  area: 'Forms',
  summary: 'Takes the form that moves or cancels a viewing',
  params: link,
  responses: { 200: html, 303: html, 404: html, 409: html, 422: html, 503: html },
  problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});
