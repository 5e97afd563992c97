import { z } from 'zod';
import { incomingMailChangeSchema, incomingMailSchema, mailboxTestSchema } from '../leads/incoming-mail.js';
import {
  loggedMailSchema,
  mailPageSchema,
  mailPreviewSchema,
  mailSortSchema,
  mailStateSchema,
  pageNumberSchema,
  suppressionPageSchema,
  suppressionSortSchema,
} from '../leads/mail-log.js';
import { mailSettingsChangeSchema, mailSettingsSchema } from '../leads/mail-settings.js';
import { mailKindSchema } from '../leads/mail.js';
import { defineEndpoint } from './endpoint.js';
import { once, unlessEmpty, wholeNumber } from './query-values.js';
import { defineOperation } from './operation.js';

const page = unlessEmpty(wholeNumber.optional());
const sort = unlessEmpty(once.optional());

/** A page of all mail, newest first by default. */
export const listMails = defineOperation({
  method: 'GET',
  path: '/api/mails',
  audience: 'mail.read',
  area: 'Leads',
  summary: 'A page of all mail, with what became of it',
  query: z
    .object({ state: unlessEmpty(once.optional()), sort, page })
    .pipe(z.object({ state: mailStateSchema.optional(), sort: mailSortSchema, page: pageNumberSchema })),
  responses: { 200: mailPageSchema },
  subject: 'rpc.leads.v1.mail.list',
  request: z.object({ state: mailStateSchema.optional(), sort: mailSortSchema, page: pageNumberSchema }),
  idempotent: true,
});

/** Retries a failed mail. NOT_FOUND; CONFLICT when it has not failed. */
export const retryMail = defineOperation({
  method: 'POST',
  path: '/api/mails/:id/retry',
  audience: 'mail.edit',
  area: 'Leads',
  summary: 'Sends a mail again that has failed',
  params: z.object({ id: z.uuid() }),
  responses: { 200: loggedMailSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.mail.retry',
});

/** A sample of each kind of mail, with invented data. */
export const previewMails = defineOperation({
  method: 'GET',
  path: '/api/mail-previews',
  audience: 'mail.read',
  area: 'Leads',
  summary: 'Each kind of mail as it is sent, with data that is made up',
  responses: { 200: z.object({ previews: z.array(mailPreviewSchema) }) },
  subject: 'rpc.leads.v1.mail.preview',
  idempotent: true,
});

export const testMail = defineEndpoint({
  method: 'POST',
  path: '/api/mail-previews/:kind/test',
  audience: 'mail.edit',
  area: 'Leads',
  summary: 'Sends the preview of a kind to the member who asks, who needs an email address',
  params: z.object({ kind: mailKindSchema }),
  responses: { 200: loggedMailSchema },
  problems: ['CONFLICT'],
});

/** A page of the addresses that get no automatic mail, newest first. */
export const listSuppressions = defineOperation({
  method: 'GET',
  path: '/api/mail-suppressions',
  audience: 'mail.read',
  area: 'Leads',
  summary: 'A page of the addresses that get no automatic mail',
  query: z.object({ sort, page }).pipe(z.object({ sort: suppressionSortSchema, page: pageNumberSchema })),
  responses: { 200: suppressionPageSchema },
  subject: 'rpc.leads.v1.mail-suppression.list',
  request: z.object({ sort: suppressionSortSchema, page: pageNumberSchema }),
  idempotent: true,
});

/** The address is in the body, because URLs are logged. */
export const removeSuppression = defineOperation({
  method: 'POST',
  path: '/api/mail-suppressions/removal',
  audience: 'mail.edit',
  area: 'Leads',
  summary: 'Lets an address get automatic mail again, also one that was erased',
  body: z.object({ address: z.string().trim().min(1, 'Enter the address').max(254) }),
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND'],
  subject: 'rpc.leads.v1.mail-suppression.remove',
  request: z.object({ address: z.string().max(254) }),
});

export const showMailSettings = defineOperation({
  method: 'GET',
  path: '/api/mail-settings',
  audience: 'mail.read',
  area: 'Leads',
  summary: 'The mail server and the recipients of new leads, without the password',
  responses: { 200: mailSettingsSchema },
  subject: 'rpc.leads.v1.mail-settings.show',
  idempotent: true,
});

/**
 * For admins only, because password links are sent through this server. VALIDATION_FAILED when the stored password
 * would be sent to another server or login; CONFLICT when a member has changed the settings since
 * `expectedVersion`.
 */
export const saveMailSettings = defineOperation({
  method: 'PUT',
  path: '/api/mail-settings',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Leads',
  summary: 'Sets the mail server and the recipients of new leads, except what the environment sets',
  body: mailSettingsChangeSchema,
  responses: { 200: mailSettingsSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.mail-settings.save',
});

export const showIncomingMail = defineOperation({
  method: 'GET',
  path: '/api/incoming-mail',
  audience: 'mail.read',
  area: 'Leads',
  summary:
    'The mailbox that replies of leads are read from, and whether it can be read, without the password',
  responses: { 200: incomingMailSchema },
  subject: 'rpc.leads.v1.incoming-mail.show',
  idempotent: true,
});

/**
 * VALIDATION_FAILED when the stored password would be sent to another server or login; CONFLICT when a member has
 * changed the settings since `expectedVersion`, or the environment sets them.
 */
export const saveIncomingMail = defineOperation({
  method: 'PUT',
  path: '/api/incoming-mail',
  audience: 'integrations.edit',
  needsConfirmation: true,
  area: 'Leads',
  summary: 'Sets the mailbox that replies of leads are read from, unless the environment sets it',
  body: incomingMailChangeSchema,
  responses: { 200: incomingMailSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.incoming-mail.save',
});

/** CONFLICT when no mailbox is set. */
export const testIncomingMail = defineOperation({
  method: 'POST',
  path: '/api/incoming-mail/test',
  audience: 'integrations.edit',
  area: 'Leads',
  summary: 'Logs in to the mailbox with the saved settings and opens its folder',
  responses: { 200: mailboxTestSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.incoming-mail.test',
  // Connecting, TLS, login and opening each wait for the server.
  deadlineMs: 20_000,
});
