import { z } from 'zod';
import {
  officeOpeningSchema,
  routingReplaySchema,
  routingSchema,
  storedRoutingSchema,
} from '../leads/routing.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

export const showRouting = defineOperation({
  method: 'GET',
  path: '/api/lead-routing',
  audience: 'routing.read',
  area: 'Leads',
  summary: 'The rules by which new leads are assigned',
  responses: { 200: storedRoutingSchema },
  subject: 'rpc.leads.v1.routing.get',
  idempotent: true,
});

/** For the contact page, where the agency has written no opening hours. */
export const showOfficeHours = defineOperation({
  method: 'GET',
  path: '/api/office-hours',
  audience: 'public',
  area: 'Leads',
  summary: 'The hours of the office; null until staff have saved them',
  responses: { 200: z.object({ hours: officeOpeningSchema.nullable() }) },
  isLimited: true,
  subject: 'rpc.leads.v1.routing.office-hours',
  idempotent: true,
});

export const saveRouting = defineEndpoint({
  method: 'PUT',
  path: '/api/lead-routing',
  audience: 'routing.edit',
  area: 'Leads',
  summary: 'Replaces the rules and switches them on or off; turns begin anew',
  body: z.object({ routing: routingSchema, isOn: z.boolean(), expectedVersion: z.int().min(0) }),
  responses: { 200: storedRoutingSchema },
  problems: ['CONFLICT'],
});

/** Changes nothing. */
export const replayRouting = defineOperation({
  method: 'POST',
  path: '/api/lead-routing/replay',
  audience: 'routing.edit',
  area: 'Leads',
  summary: 'What rules would have done with the leads of the last 90 days; changes nothing',
  body: z.object({ routing: routingSchema }),
  responses: { 200: routingReplaySchema },
  subject: 'rpc.leads.v1.routing.replay',
  deadlineMs: 15_000,
  idempotent: true,
});
