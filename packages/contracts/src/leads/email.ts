import { z } from 'zod';
import { EMAIL_INVALID, NEWSLETTER_EMAIL_MISSING } from './messages.js';
import { withoutInvisible } from '../visible-text.js';
import { LEAD_LIMITS } from './text.js';

/** Text, an @, text, a dot, text; no spaces, no control characters and no second @ anywhere. */
const EMAIL = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u;

/** The length comes first: it bounds the work of the pattern. */
export const isEmail = (text: string): boolean => text.length <= LEAD_LIMITS.email && EMAIL.test(text);

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
