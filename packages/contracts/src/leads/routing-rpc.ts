import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { routingSchema, storedRoutingSchema } from './routing.js';

/** CONFLICT when the rules are no longer at `expectedVersion`. */
export const saveRouting = defineRpc({
  subject: 'rpc.leads.v1.routing.save',
  request: z.object({ routing: routingSchema, isOn: z.boolean(), expectedVersion: z.int().min(0) }),
  response: storedRoutingSchema,
});
