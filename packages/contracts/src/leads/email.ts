import { z } from 'zod';
import { EMAIL_INVALID, NEWSLETTER_EMAIL_MISSING } from './messages.js';
import { withoutInvisible } from '../visible-text.js';
import { LEAD_LIMITS } from './text.js';

/** Letters and digits of every script, with hyphens between them. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;

/**
 * Text, an @, and a domain with a dot. The text has no spaces, control characters, second @, or characters that begin
 * another recipient, a comment or a header.
 */
const EMAIL = new RegExp(String.raw`^[^\s@\p{Cc}\p{Cs};:<>(),?"]+@(?:${LABEL}\.)+${LABEL}$`, 'u');

/** No server takes a dot at the beginning or the end of the text, or beside another dot. */
const MISPLACED_DOT = /^\.|\.\.|\.@/;

/** The length comes first: it bounds the work of the patterns. */
export const isEmail = (text: string): boolean =>
  text.length <= LEAD_LIMITS.email && EMAIL.test(text) && !MISPLACED_DOT.test(text);

const AROUND_EMAILS = /[\s,;|/<>()"{}[\]«»“”`*]+/;
const QUOTES = /^['‘’]+|['‘’]+$/g;

/** The first valid e-mail address, without a label such as `mailto:` and the name before it; undefined when there is none. */
export const emailInText = (text: string): string | undefined =>
  withoutInvisible(text)
    .replace(/&(?:lt|gt|quot);/g, ' ')
    .split(AROUND_EMAILS)
    .map((part) =>
      part
        .replace(/^[a-z][a-z-]*:/i, '')
        .replace(QUOTES, '')
        .replace(/\?.*$|[.:!…]+$/, ''),
    )
    .find(isEmail);

/** An e-mail address as typed, trimmed and not lower-cased. */
export const emailSchema = z
  .string({ error: EMAIL_INVALID })
  .overwrite(withoutInvisible)
  .trim()
  .refine(isEmail, { error: EMAIL_INVALID });

/** The same rule, with the newsletter's own words for an empty field. */
export const newsletterEmailSchema = z
  .string({ error: NEWSLETTER_EMAIL_MISSING })
  .overwrite(withoutInvisible)
  .trim()
  .min(1, { error: NEWSLETTER_EMAIL_MISSING, abort: true })
  .refine(isEmail, { error: EMAIL_INVALID });
