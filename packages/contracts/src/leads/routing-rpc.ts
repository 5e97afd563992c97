import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { routingReplaySchema, routingSchema, storedRoutingSchema } from './routing.js';

export const getRouting = defineRpc({
  subject: 'rpc.leads.v1.routing.get',
  request: z.object({}),
  response: storedRoutingSchema,
  idempotent: true,
});

/** CONFLICT when the rules are not at `expectedVersion` any more. */
export const saveRouting = defineRpc({
  subject: 'rpc.leads.v1.routing.save',
  request: z.object({ routing: routingSchema, isOn: z.boolean(), expectedVersion: z.int().min(0) }),
  response: storedRoutingSchema,
});

/** Changes nothing. */
export const replayRouting = defineRpc({
  subject: 'rpc.leads.v1.routing.replay',
  request: z.object({ routing: routingSchema }),
  response: routingReplaySchema,
  deadlineMs: 15_000,
  idempotent: true,
});
