import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { loggedMailSchema } from './mail-log.js';
import { mailKindSchema } from './mail.js';

/** Sends the preview of a kind to a member. */
export const testMail = defineRpc({
  subject: 'rpc.leads.v1.mail.test',
  request: z.object({ kind: mailKindSchema, memberId: z.uuid(), recipient: z.email() }),
  response: loggedMailSchema,
});
