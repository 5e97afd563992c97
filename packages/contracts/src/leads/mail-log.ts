import { SOURCE_LANGUAGE } from '../site-language.js';
import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import { mailKindSchema, SUPPRESSION_REASONS } from './mail.js';

/** `no-server`: queued, but no mail server is configured. */
export const MAIL_STATES = ['waiting', 'no-server', 'sent', 'failed', 'cancelled'] as const;
export const mailStateSchema = z.enum(MAIL_STATES);
export type MailState = z.infer<typeof mailStateSchema>;

/** A sent, queued or discarded mail. */
export const loggedMailSchema = z.object({
  id: z.uuid(),
  kind: mailKindSchema,
  recipient: z.string(),
  state: mailStateSchema,
  /** Why the last attempt failed, as reported by the mail server, or why the mail was cancelled. */
  error: z.string().nullable(),
  attempts: z.int(),
  /** The lead that it is about; null for mail about a member. */
  leadId: z.uuid().nullable(),
  /** ISO 8601, when it was queued. */
  queuedAt: z.string(),
  /** ISO 8601, when the state was reached or the last attempt failed. */
  at: z.string(),
});
export type LoggedMail = z.infer<typeof loggedMailSchema>;

const paging = { page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() };
export const pageNumberSchema = z.int().min(1).max(100_000).default(1);

/** Sort columns; a leading minus sorts in descending order. Ties are broken by id. */
export const mailSortSchema = z
  .enum(['queued', '-queued', 'kind', '-kind', 'recipient', '-recipient', 'state', '-state'])
  .default('-queued');
export type MailSort = z.infer<typeof mailSortSchema>;

export const suppressionSortSchema = z
  .enum(['at', '-at', 'address', '-address', 'reason', '-reason'])
  .default('-at');
export type SuppressionSort = z.infer<typeof suppressionSortSchema>;

export const mailPageSchema = z.object({ items: z.array(loggedMailSchema), ...paging });
export type MailPage = z.infer<typeof mailPageSchema>;

export const suppressedAddressSchema = z.object({
  address: z.string(),
  reason: z.enum(SUPPRESSION_REASONS),
  /** ISO 8601 */
  at: z.string(),
});
export type SuppressedAddress = z.infer<typeof suppressedAddressSchema>;

export const suppressionPageSchema = z.object({ items: z.array(suppressedAddressSchema), ...paging });
export type SuppressionPage = z.infer<typeof suppressionPageSchema>;

/** A sample of one kind of mail, with invented data. */
export const mailPreviewSchema = z.object({
  kind: mailKindSchema,
  /** Mail to visitors has one sample per language. Missing when the previous release answers. */
  language: languageSchema.default(SOURCE_LANGUAGE),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;
