import { z } from 'zod';
import { replyFileSchema } from '../leads/reply-file.js';
import {
  newReplySchema,
  replyContextSchema,
  savedRepliesSchema,
  storedRepliesSchema,
} from '../leads/reply.js';
import { viewerSchema } from '../leads/viewer.js';
import { defineOperation } from './operation.js';
import { unlessEmpty, wholeNumber } from './query-values.js';

const params = z.object({ id: z.uuid() });
const leadId = z.uuid();
const asMember = viewerSchema;

export const showSavedReplies = defineOperation({
  method: 'GET',
  path: '/api/saved-replies',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'The texts that members start a reply from, in their order',
  responses: { 200: storedRepliesSchema },
  subject: 'rpc.leads.v1.saved-replies.show',
  idempotent: true,
});

/** CONFLICT when a member has changed them since `expectedVersion`. */
export const saveSavedReplies = defineOperation({
  method: 'PUT',
  path: '/api/saved-replies',
  audience: 'leads.manage',
  area: 'Leads',
  summary: 'Replaces the texts that members start a reply from',
  body: z.object({ replies: savedRepliesSchema, expectedVersion: z.int().min(0) }),
  responses: { 200: storedRepliesSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.saved-replies.save',
});

/** NOT_FOUND when the member may not see the lead. */
export const showReplyContext = defineOperation({
  method: 'GET',
  path: '/api/leads/:id/reply-context',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'The values of the variables of saved replies for a lead, and where answers to mail arrive',
  params,
  responses: { 200: replyContextSchema },
  subject: 'rpc.leads.v1.reply.context',
  caller: ['asMember'],
  request: z.object({ leadId, asMember }),
  toRequest: ({ params: { id } }) => ({ leadId: id }),
  // The leads service requests the listing from listings.
  deadlineMs: 8_000,
  idempotent: true,
});

/** NOT_FOUND when the member may not see the lead, or is not the adviser of `listing`. */
export const listReplyFiles = defineOperation({
  method: 'GET',
  path: '/api/leads/:id/files',
  audience: 'leads.read',
  area: 'Leads',
  summary:
    'The files of the listing or project that a lead is about, documents first, for the mail to the person; with `listing`, those of a listing of the member',
  params,
  query: z.object({ listing: unlessEmpty(wholeNumber.optional()) }),
  responses: { 200: z.object({ files: z.array(replyFileSchema) }) },
  subject: 'rpc.leads.v1.reply.list-files',
  caller: ['asMember'],
  request: z.object({ leadId, listing: z.int().optional(), asMember }),
  toRequest: ({ params: { id }, query }) => ({ leadId: id, ...query }),
  // The leads service requests listings, and then media.
  deadlineMs: 8_000,
  idempotent: true,
});

/**
 * Idempotent. NOT_FOUND when the member may not see the lead; CONFLICT when the id belongs to another entry, there
 * is no mail server, the lead is spam or has the maximum number of entries; VALIDATION_FAILED for `attachments` that are
 * missing, too large together, or not of the lead's or the agent's own listings, where an agent replies.
 */
export const replyToLead = defineOperation({
  method: 'POST',
  path: '/api/leads/:id/replies',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Mails the person of a lead, or logs a reply that was sent elsewhere; once for each id',
  params,
  body: newReplySchema,
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.reply.send',
  caller: ['asMember'],
  request: z.object({ leadId, reply: newReplySchema, asMember }),
  toRequest: ({ params: { id }, body }) => ({ leadId: id, reply: body }),
  // The leads service checks attachments with listings and media.
  deadlineMs: 8_000,
  idempotent: true,
});

/** NOT_FOUND when the member may not see the reply; CONFLICT when its mail is sent or waiting. */
export const retryReply = defineOperation({
  method: 'POST',
  path: '/api/leads/:id/replies/:entryId/retry',
  audience: 'leads.edit',
  area: 'Leads',
  summary: 'Sends the mail of a reply again that was not sent',
  params: params.extend({ entryId: z.uuid() }),
  responses: { 204: 'nothing' },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.reply.retry',
  caller: ['asMember'],
  request: z.object({ leadId, entryId: z.uuid(), asMember }),
  toRequest: ({ params: { id, entryId } }) => ({ leadId: id, entryId }),
});
