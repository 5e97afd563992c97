import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import { filledLine, filledParagraph, LEAD_LIMITS } from './text.js';

/** Placeholders of a saved reply, in braces: `listing` is the title of the listing, `adviser` the member who writes. */
export const REPLY_VARIABLES = ['name', 'listing', 'price', 'link', 'adviser'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

const MOST_REPLIES = 100;

/** A text that members start from, by email and by WhatsApp. */
const savedReplySchema = z.object({
  name: filledLine(80),
  language: languageSchema,
  text: filledParagraph(LEAD_LIMITS.message),
});
export type SavedReply = z.output<typeof savedReplySchema>;

/** In the order in which they are offered. */
export const savedRepliesSchema = z
  .array(savedReplySchema)
  .max(MOST_REPLIES)
  .refine(
    (replies) => new Set(replies.map(({ name, language }) => `${language} ${name}`)).size === replies.length,
    { error: 'Use each name once for each language' },
  );

export const storedRepliesSchema = z.object({
  replies: savedRepliesSchema,
  /** Grows with every change; 0 before the first. */
  version: z.int(),
});
export type StoredReplies = z.output<typeof storedRepliesSchema>;

const replyValuesSchema = z.record(z.enum(REPLY_VARIABLES), z.string().nullable());
export type ReplyValues = z.output<typeof replyValuesSchema>;

/** What a member needs to write to the person of a lead. */
export const replyContextSchema = z.object({
  /** False without a mail server. */
  canSend: z.boolean(),
  /** The address at which answers to the mail arrive; null without a mail server. */
  replyTo: z.string().nullable(),
  /** The values of the variables in each language; null where there is none. */
  values: z.record(languageSchema, replyValuesSchema),
});
export type ReplyContext = z.output<typeof replyContextSchema>;

const text = filledParagraph(LEAD_LIMITS.message);

/**
 * `email` is sent by the mail server of the agency; `sent-elsewhere` was sent by the member's own mail program or by
 * WhatsApp. The browser makes the id, so that a reply that is sent twice is one.
 */
export const newReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), id: z.uuid(), subject: filledLine(200), text }),
  z.object({
    kind: z.literal('sent-elsewhere'),
    id: z.uuid(),
    channel: z.enum(['email', 'whatsapp']),
    text,
  }),
]);
export type NewReply = z.output<typeof newReplySchema>;
