import { z } from 'zod';
import {
  newReplySchema,
  replyContextSchema,
  savedRepliesSchema,
  storedRepliesSchema,
} from '../leads/reply.js';
import { viewerSchema } from '../leads/viewer.js';
import { defineOperation } from './operation.js';

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

/**
 * Idempotent. NOT_FOUND when the member may not see the lead; CONFLICT when the id belongs to another entry, there
 * is no mail server, the lead is spam or has the maximum number of entries.
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
  idempotent: true,
});
