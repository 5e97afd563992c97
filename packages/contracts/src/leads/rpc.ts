import { z } from 'zod';
import { defineRpc } from '../rpc.js';

/** Counts a visit once per visitor token, however often it is sent. */
export const countVisit = defineRpc({
  subject: 'rpc.leads.v1.visit.count',
  request: z.object({ token: z.uuid() }),
  response: z.object({ counted: z.boolean(), total: z.int() }),
  idempotent: true,
});

export const getTraffic = defineRpc({
  subject: 'rpc.leads.v1.traffic.get',
  request: z.object({}),
  response: z.object({ total: z.int() }),
  idempotent: true,
});
