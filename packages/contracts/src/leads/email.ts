import { z } from 'zod';
import { EMAIL_INVALID, NEWSLETTER_EMAIL_MISSING } from './messages.js';
import { withoutInvisible } from '../visible-text.js';
import { LEAD_LIMITS } from './text.js';

/** Letters and digits of every script, with hyphens between them. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;

/**
 * Local part, an @, and a domain with a dot. The local part has no spaces, control characters, second @, or
 * characters that start another recipient, a comment or a header.
 */
const EMAIL = new RegExp(String.raw`^[^\s@\p{Cc}\p{Cs};:<>(),?"]+@(?:${LABEL}\.)+${LABEL}$`, 'u');

/** Servers accept no leading, trailing or double dot in the local part. */
const MISPLACED_DOT = /^\.|\.\.|\.@/;

/** Checks the length first, to bound the cost of the patterns. */
export const isEmail = (text: string): boolean =>
  text.length <= LEAD_LIMITS.email && EMAIL.test(text) && !MISPLACED_DOT.test(text);

const AROUND_EMAILS = /[\s,;|/<>()"{}[\]«»“”`*]+/;
const QUOTES = /^['‘’]+|['‘’]+$/g;

/**
 * Returns the first valid email address, without a label such as `mailto:` or a preceding name; undefined if there
 * is none.
 */
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

/** An email address as typed, trimmed but not lower-cased. */
export const emailSchema = z
  .string({ error: EMAIL_INVALID })
  .overwrite(withoutInvisible)
  .trim()
  .refine(isEmail, { error: EMAIL_INVALID });

/** The same with the newsletter's message for an empty field. */
export const newsletterEmailSchema = z
  .string({ error: NEWSLETTER_EMAIL_MISSING })
  .overwrite(withoutInvisible)
  .trim()
  .min(1, { error: NEWSLETTER_EMAIL_MISSING, abort: true })
  .refine(isEmail, { error: EMAIL_INVALID });
