import { z } from 'zod';
import { findTextSchema } from '../content/find-rpc.js';
import { defineRpc } from '../rpc.js';

/** A few projects whose name or location contains every word of `q`, prefix matches of the name first. */
export const findDevelopments = defineRpc({
  subject: 'rpc.listings.v1.development.find',
  request: z.object({ q: findTextSchema }),
  response: z.object({
    developments: z.array(z.object({ id: z.int(), name: z.string(), location: z.string() })),
  }),
  idempotent: true,
});
