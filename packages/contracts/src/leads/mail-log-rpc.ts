import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  loggedMailSchema,
  mailPageSchema,
  mailPreviewSchema,
  mailSortSchema,
  mailStateSchema,
  pageNumberSchema,
  suppressionPageSchema,
  suppressionSortSchema,
} from './mail-log.js';
import { mailKindSchema } from './mail.js';

/** A page of all mail, the newest first unless another order is asked for. */
export const listMails = defineRpc({
  subject: 'rpc.leads.v1.mail.list',
  request: z.object({ state: mailStateSchema.optional(), sort: mailSortSchema, page: pageNumberSchema }),
  response: mailPageSchema,
  idempotent: true,
});

/** Sends a failed mail again. NOT_FOUND when there is none; CONFLICT when it has not failed. */
export const retryMail = defineRpc({
  subject: 'rpc.leads.v1.mail.retry',
  request: z.object({ id: z.uuid() }),
  response: loggedMailSchema,
});

/** Each kind of mail as it is sent, with data that is made up. */
export const previewMails = defineRpc({
  subject: 'rpc.leads.v1.mail.preview',
  request: z.object({}),
  response: z.object({ previews: z.array(mailPreviewSchema) }),
  idempotent: true,
});

/** Sends the preview of a kind to a member. */
export const testMail = defineRpc({
  subject: 'rpc.leads.v1.mail.test',
  request: z.object({ kind: mailKindSchema, memberId: z.uuid(), recipient: z.email() }),
  response: loggedMailSchema,
});

/** A page of the addresses that get no automatic mail, the newest first. */
export const listSuppressions = defineRpc({
  subject: 'rpc.leads.v1.mail-suppression.list',
  request: z.object({ sort: suppressionSortSchema, page: pageNumberSchema }),
  response: suppressionPageSchema,
  idempotent: true,
});

/** Lets an address get automatic mail again. NOT_FOUND when it is not on the list. */
export const removeSuppression = defineRpc({
  subject: 'rpc.leads.v1.mail-suppression.remove',
  request: z.object({ address: z.string().max(254) }),
  response: z.object({}),
});
