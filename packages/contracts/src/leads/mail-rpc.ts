import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  approvalMailKindSchema,
  approvalNoticeSchema,
  mailLinkSchema,
  MEMBER_LINK_DELIVERIES,
  MEMBER_LINK_KINDS,
} from './mail.js';

const token = z.string().max(1_000);

/** Describes the link of a mail; changes nothing. NOT_FOUND for a token that is not ours. */
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

/**
 * Mails a member the link of a token, once for each `id`, and cancels what waits of earlier ones. The token is stored
 * until the mail is sent or given up.
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

/** Mails members about a request for approval, each once for `id`. */
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
