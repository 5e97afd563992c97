import { SOURCE_LANGUAGE } from '../site-language.js';
import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import type { FieldIssue } from '../errors.js';
import type { MailKind } from './mail.js';
import { filledLine, filledParagraph } from './text.js';

/** Automatic mail to visitors with texts that admins can edit. */
export const EDITABLE_MAIL_KINDS = [
  'lead-answer',
  'newsletter-confirmation',
  'search-confirmation',
  'search-alert',
  'viewing-booked',
  'viewing-moved',
  'viewing-cancelled',
  'viewing-reminder',
] as const satisfies readonly MailKind[];
export const editableMailKindSchema = z.enum(EDITABLE_MAIL_KINDS);
export type EditableMailKind = z.infer<typeof editableMailKindSchema>;

export const MAIL_TEXT_LIMITS = { subject: 150, opening: 2_000, closing: 500 } as const;

/** Plain text, in which an empty line separates paragraphs. A placeholder is a name in braces. */
export const mailTextsSchema = z.object({
  subject: filledLine(MAIL_TEXT_LIMITS.subject),
  /** Precedes the main content: the listing, or the button. Mail about a viewing also uses it in the calendar event. */
  opening: filledParagraph(MAIL_TEXT_LIMITS.opening),
  closing: filledParagraph(MAIL_TEXT_LIMITS.closing),
});
export type MailTexts = z.infer<typeof mailTextsSchema>;

const MAIL_TEXT_FIELDS = ['subject', 'opening', 'closing'] as const;

/** `home` is the listing, `who` the adviser. The time of the viewing is mandatory. */
const OF_A_VIEWING = { allowed: ['time', 'home', 'who', 'site'], required: ['time'] } as const;

/** Placeholders that a mail allows, and placeholders that its opening must contain. */
export const MAIL_PLACEHOLDERS: Readonly<
  Record<EditableMailKind, { allowed: readonly string[]; required: readonly string[] }>
> = {
  'lead-answer': { allowed: ['about', 'time', 'site'], required: ['about'] },
  'newsletter-confirmation': { allowed: ['site'], required: ['site'] },
  'search-confirmation': { allowed: ['search', 'site'], required: ['search'] },
  'search-alert': { allowed: ['search', 'count', 'site'], required: ['search'] },
  'viewing-booked': OF_A_VIEWING,
  'viewing-moved': OF_A_VIEWING,
  'viewing-cancelled': OF_A_VIEWING,
  'viewing-reminder': OF_A_VIEWING,
};

const inBraces = (name: string): string => `{${name}}`;

/** Returns placeholder problems by field: unknown, unbalanced brace, or missing. */
export function placeholderIssues(kind: EditableMailKind, texts: MailTexts): FieldIssue[] {
  const { allowed, required } = MAIL_PLACEHOLDERS[kind];
  const known = allowed.map(inBraces).join(', ');
  const issues = MAIL_TEXT_FIELDS.flatMap((field): FieldIssue[] => {
    const rest = allowed.reduce((text, name) => text.replaceAll(inBraces(name), ''), texts[field]);
    const [unknown] = /\{[^{}\s]{0,40}\}?|\}/.exec(rest) ?? [];
    return unknown === undefined
      ? []
      : [{ field, message: `“${unknown}” is no placeholder of this mail. Those are: ${known}.` }];
  });
  const missing = required.filter((name) => !texts.opening.includes(inBraces(name)));
  if (missing.length > 0)
    issues.push({ field: 'opening', message: `It has to contain ${missing.map(inBraces).join(', ')}.` });
  return issues;
}

const mailTextVersionSchema = z.object({
  version: z.int(),
  /** Null for the standard text. */
  texts: mailTextsSchema.nullable(),
  savedBy: z.string(),
  /** ISO 8601 */
  savedAt: z.string(),
});

/** The texts of a kind of mail in a language. */
export const editedMailSchema = z.object({
  kind: editableMailKindSchema,
  /** Missing when the previous release answers. */
  language: languageSchema.default(SOURCE_LANGUAGE),
  texts: mailTextsSchema,
  standard: mailTextsSchema,
  /** 0 if never saved; compared with `expectedVersion`. */
  version: z.int(),
  /** The latest versions, newest first. */
  versions: z.array(mailTextVersionSchema),
});
export type EditedMail = z.infer<typeof editedMailSchema>;
