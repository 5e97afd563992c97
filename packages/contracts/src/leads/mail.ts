import { z } from 'zod';

/** What mail is for: `lead-answer` goes to the visitor who sent a form, the others to staff. */
export const MAIL_KINDS = ['new-lead', 'assigned-lead', 'lead-answer'] as const;
export const mailKindSchema = z.enum(MAIL_KINDS);
export type MailKind = z.infer<typeof mailKindSchema>;

/** What the link of a mail does: `stop` ends automatic mail to the address. */
export const MAIL_LINK_PURPOSES = ['stop'] as const;

export const mailLinkSchema = z.object({
  purpose: z.enum(MAIL_LINK_PURPOSES),
  /** Whom it is about, with most of the name left out. */
  address: z.string(),
  /** `void`: there is nothing left to do it to. */
  state: z.enum(['open', 'done', 'void']),
});
export type MailLink = z.infer<typeof mailLinkSchema>;

/** `asked`: the recipient used the link of a mail. */
export const SUPPRESSION_REASONS = ['asked'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
