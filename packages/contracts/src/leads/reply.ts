import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import { attachmentsSchema } from './reply-file.js';
import { filledLine, filledParagraph, LEAD_LIMITS } from './text.js';

/**
 * Placeholders of a saved reply, in braces: `listing` is the title of the listing, `adviser` the author of the
 * reply.
 */
export const REPLY_VARIABLES = [
  'name',
  'listing',
  'price',
  'bedrooms',
  'size',
  'place',
  'permit',
  'link',
  'adviser',
] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

const MOST_REPLIES = 100;

/** A text template of members for email and WhatsApp. */
const savedReplySchema = z.object({
  name: filledLine(80),
  language: languageSchema,
  text: filledParagraph(LEAD_LIMITS.message),
});
export type SavedReply = z.output<typeof savedReplySchema>;

/** In display order. */
export const savedRepliesSchema = z
  .array(savedReplySchema)
  .max(MOST_REPLIES)
  .refine(
    (replies) => new Set(replies.map(({ name, language }) => `${language} ${name}`)).size === replies.length,
    { error: 'Use each name once for each language' },
  );

export const storedRepliesSchema = z.object({
  replies: savedRepliesSchema,
  /** Incremented by every change; 0 before the first. */
  version: z.int(),
});
export type StoredReplies = z.output<typeof storedRepliesSchema>;

/** Partial, because the previous release has fewer variables. */
const replyValuesSchema = z.partialRecord(z.enum(REPLY_VARIABLES), z.string().nullable());
export type ReplyValues = z.output<typeof replyValuesSchema>;

/** Data for writing a reply to the person of a lead. */
export const replyContextSchema = z.object({
  /** False without a mail server. */
  canSend: z.boolean(),
  /** Address for replies of the person; null without a mail server. */
  replyTo: z.string().nullable(),
  /** True when replies are read from the mailbox into the lead. Missing when the previous release answers. */
  comesBack: z.boolean().default(false),
  /** Values of the variables by language; null without a value. */
  values: z.record(languageSchema, replyValuesSchema),
});
export type ReplyContext = z.output<typeof replyContextSchema>;

const text = filledParagraph(LEAD_LIMITS.message);

/**
 * `email` is sent by the mail server of the agency; `sent-elsewhere` was sent with the member's own mail program
 * or WhatsApp. The browser generates the id, to deduplicate repeated requests.
 */
export const newReplySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('email'),
    id: z.uuid(),
    subject: filledLine(200),
    text,
    attachments: attachmentsSchema.optional(),
  }),
  z.object({
    kind: z.literal('sent-elsewhere'),
    id: z.uuid(),
    channel: z.enum(['email', 'whatsapp']),
    text,
  }),
]);
export type NewReply = z.output<typeof newReplySchema>;
