import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { mailLinkSchema } from './mail.js';

const token = z.string().max(1_000);

/** What the link of a mail is for; changes nothing. NOT_FOUND for a token that is not ours. */
export const showMailLink = defineRpc({
  subject: 'rpc.leads.v1.mail-link.show',
  request: z.object({ token }),
  response: mailLinkSchema,
  idempotent: true,
});

/** Does what the link of a mail is for, once. NOT_FOUND for a token that is not ours. */
export const useMailLink = defineRpc({
  subject: 'rpc.leads.v1.mail-link.use',
  request: z.object({ token }),
  response: mailLinkSchema,
  idempotent: true,
});
