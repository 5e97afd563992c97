import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { personLinkRequestSchema } from './person.js';

/** Mails a link, if anything is kept of the address. The response and the work before it are the same for every address. */
export const requestPersonLink = defineRpc({
  subject: 'rpc.leads.v1.person-link.request',
  request: personLinkRequestSchema,
  response: z.object({}),
});
