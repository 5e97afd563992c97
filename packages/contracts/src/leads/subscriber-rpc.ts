import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { exportCursorSchema } from './lead.js';
import { subscriberFilterSchema } from './subscriber.js';

/** A slice of a CSV file, like the export of leads; newest addresses first. */
export const exportSubscribers = defineRpc({
  subject: 'rpc.leads.v1.subscriber.export',
  request: subscriberFilterSchema.extend({ cursor: exportCursorSchema.optional() }),
  response: z.object({ csv: z.string(), next: exportCursorSchema.nullable() }),
  deadlineMs: 10_000,
  idempotent: true,
});
