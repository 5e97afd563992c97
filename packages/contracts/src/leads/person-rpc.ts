import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { personLinkRequestSchema } from './person.js';

/**
 * Mails a link if data is stored for the address. Response and processing are the same for every address, so that
 * they reveal nothing.
 */
export const requestPersonLink = defineRpc({
  subject: 'rpc.leads.v1.person-link.request',
  request: personLinkRequestSchema,
  response: z.object({}),
});
