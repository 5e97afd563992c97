import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { exportCursorSchema } from './lead.js';
import {
  subscriberFilterSchema,
  subscriberPageSchema,
  subscriberQuerySchema,
  subscribersChangedSchema,
  subscribersChangeSchema,
} from './subscriber.js';
import { line } from './text.js';

export const listSubscribers = defineRpc({
  subject: 'rpc.leads.v1.subscriber.list',
  request: subscriberQuerySchema,
  response: subscriberPageSchema,
  idempotent: true,
});

/** A slice of a CSV file, as that of leads; newest addresses first. */
export const exportSubscribers = defineRpc({
  subject: 'rpc.leads.v1.subscriber.export',
  request: subscriberFilterSchema.extend({ cursor: exportCursorSchema.optional() }),
  response: z.object({ csv: z.string(), next: exportCursorSchema.nullable() }),
  deadlineMs: 10_000,
  idempotent: true,
});

/** Changes each address in a transaction of its own, in the name of the member `by`. */
export const changeSubscribers = defineRpc({
  subject: 'rpc.leads.v1.subscriber.change',
  request: subscribersChangeSchema.extend({ by: line(200) }),
  response: subscribersChangedSchema,
  deadlineMs: 10_000,
});
