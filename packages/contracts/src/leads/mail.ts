import { z } from 'zod';

/**
 * Purposes of mail: notices to staff, mail to the visitor who sent a form or saved a search, links of
 * members, and links to the data that is stored of a person; mail about a viewing is to the visitor or to the
 * adviser.
 */
export const MAIL_KINDS = [
  ...(['new-lead', 'assigned-lead', 'lead-answer', 'newsletter-confirmation'] as const),
  ...(['member-invitation', 'password-reset', 'person-data'] as const),
  ...(['search-confirmation', 'search-alert', 'next-action-due'] as const),
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
  /** Whom it is about, with most of the name left out. */
  address: z.string(),
  /** `void`: there is nothing left to do it to. */
  state: z.enum(['open', 'done', 'void']),
});
export type MailLink = z.infer<typeof mailLinkSchema>;

/** `asked`: the recipient used the link of a mail; `nobody`: the mail server said that there is no such mailbox. */
export const SUPPRESSION_REASONS = ['asked', 'nobody'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Mail with a link by which a member chooses a password. */
export const MEMBER_LINK_KINDS = [
  'member-invitation',
  'password-reset',
] as const satisfies readonly MailKind[];
export type MemberLinkKind = (typeof MEMBER_LINK_KINDS)[number];

/** `mailed`: it is queued and on its way as soon as the mail server takes it. `no-server`: nothing was stored. */
export const MEMBER_LINK_DELIVERIES = ['mailed', 'no-server'] as const;
export type MemberLinkDelivery = (typeof MEMBER_LINK_DELIVERIES)[number];
