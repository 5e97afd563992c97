import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  approvalMailKindSchema,
  approvalNoticeSchema,
  MEMBER_LINK_DELIVERIES,
  MEMBER_LINK_KINDS,
} from './mail.js';

/**
 * Mails a member a link with a token, once per `id`, and cancels queued earlier mails of this kind. The token is
 * stored until the mail is sent or abandoned.
 */
export const mailMemberLink = defineRpc({
  subject: 'rpc.leads.v1.member-link.mail',
  request: z.object({
    id: z.uuid(),
    kind: z.enum(MEMBER_LINK_KINDS),
    memberId: z.uuid(),
    recipient: z.email(),
    token: z.string().min(20).max(200),
    expiresAt: z.iso.datetime(),
  }),
  response: z.object({ delivery: z.enum(MEMBER_LINK_DELIVERIES) }),
  idempotent: true,
});

/** Mails members about a request for approval, once per member and `id`. */
export const mailApproval = defineRpc({
  subject: 'rpc.leads.v1.approval.mail',
  request: z.object({
    id: z.uuid(),
    kind: approvalMailKindSchema,
    recipients: z.array(z.object({ memberId: z.uuid(), address: z.email() })).max(1_000),
    notice: approvalNoticeSchema,
  }),
  response: z.object({}),
  idempotent: true,
});
