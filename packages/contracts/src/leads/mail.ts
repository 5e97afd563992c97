import { z } from 'zod';
import { listedApprovalSchema } from '../content/lifecycle.js';

/**
 * Kinds of mail: notices to staff, mail to visitors who sent a form or saved a search, replies by members, links
 * for members, requests for approval and their answers, links to a person's stored data, and mail about a viewing
 * to the visitor or the adviser.
 */
export const MAIL_KINDS = [
  ...(['new-lead', 'assigned-lead', 'lead-answer', 'newsletter-confirmation'] as const),
  ...(['member-invitation', 'password-reset', 'person-data'] as const),
  ...(['approval-requested', 'approval-answered'] as const),
  ...(['search-confirmation', 'search-alert', 'next-action-due'] as const),
  ...(['lead-reply', 'email-received'] as const),
  ...(['viewing-booked', 'viewing-moved', 'viewing-cancelled', 'viewing-reminder'] as const),
  ...(['adviser-viewing-booked', 'adviser-viewing-moved', 'adviser-viewing-cancelled'] as const),
] as const;
export const mailKindSchema = z.enum(MAIL_KINDS);
export type MailKind = z.infer<typeof mailKindSchema>;

/**
 * Purposes of a link in a mail: `stop` ends all automatic mail to the address, `confirm` and `unsubscribe`
 * are about the newsletter, `search-confirm` and `search-stop` about one saved search.
 */
export const MAIL_LINK_PURPOSES = [
  ...(['stop', 'confirm', 'unsubscribe'] as const),
  ...(['search-confirm', 'search-stop'] as const),
] as const;
export type MailLinkPurpose = (typeof MAIL_LINK_PURPOSES)[number];

export const mailLinkSchema = z.object({
  purpose: z.enum(MAIL_LINK_PURPOSES),
  /** Email address of the person, mostly masked. */
  address: z.string(),
  /** `void`: the record that the link was for no longer exists. */
  state: z.enum(['open', 'done', 'void']),
});
export type MailLink = z.infer<typeof mailLinkSchema>;

/**
 * `asked`: the recipient unsubscribed by the link of a mail; `nobody`: the mail server reported that the mailbox
 * does not exist.
 */
export const SUPPRESSION_REASONS = ['asked', 'nobody'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Mail with a link for setting a password. */
export const MEMBER_LINK_KINDS = [
  'member-invitation',
  'password-reset',
] as const satisfies readonly MailKind[];
export type MemberLinkKind = (typeof MEMBER_LINK_KINDS)[number];

/** `mailed`: queued and sent as soon as the mail server accepts it. `no-server`: nothing was stored. */
export const MEMBER_LINK_DELIVERIES = ['mailed', 'no-server'] as const;
export type MemberLinkDelivery = (typeof MEMBER_LINK_DELIVERIES)[number];

/** Mail about a request for approval: to the members who can answer it, and to its author. */
export const APPROVAL_MAIL_KINDS = [
  'approval-requested',
  'approval-answered',
] as const satisfies readonly MailKind[];
export const approvalMailKindSchema = z.enum(APPROVAL_MAIL_KINDS);
export type ApprovalMailKind = z.infer<typeof approvalMailKindSchema>;

/** The request that a mail is about. */
export const approvalNoticeSchema = listedApprovalSchema
  .pick({ title: true, asks: true, publishAt: true, withdrawAt: true })
  .extend({
    /** The member who requests, or who answers. */
    by: z.string(),
    /** Empty without a note. */
    note: z.string(),
    /** Path of the editor in the backend. */
    link: z.string().startsWith('/').nullable(),
    /** False for a request that was sent back; absent while it is pending. */
    isApproved: z.boolean().optional(),
  });
export type ApprovalNotice = z.infer<typeof approvalNoticeSchema>;
