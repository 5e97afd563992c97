import { z } from 'zod';
import { findTextSchema } from '../content/find-rpc.js';
import { defineRpc } from '../rpc.js';

/** Projects whose name or location has every word of `q`, those whose name begins with it first; a few of them. */
export const findDevelopments = defineRpc({
  subject: 'rpc.listings.v1.development.find',
  request: z.object({ q: findTextSchema }),
  response: z.object({
    developments: z.array(z.object({ id: z.int(), name: z.string(), location: z.string() })),
  }),
  idempotent: true,
});
