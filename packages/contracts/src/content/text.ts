import { z } from 'zod';
import { withoutInvisible } from '../visible-text.js';

/** NUL and lone surrogates, which PostgreSQL cannot store. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Text of at most `longest` characters, unchanged except that invisible ones are removed. */
export const text = (longest: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .max(longest)
    .refine(isStorable, 'The text contains characters that cannot be stored');

/** Non-empty text; trimmed. */
export const filledText = (longest: number) => text(longest).trim().min(1, 'This field is required');

/** Returns the size of a text in a message, including escapes and UTF-8: a message is limited to less than 1 MB. */
export function messageBytes(value: string): number {
  const json = JSON.stringify(value);
  let bytes = json.length;
  for (let index = 0; index < json.length; index += 1) {
    const unit = json.charCodeAt(index);
    if (unit < 0x80) continue;
    const halfOfPair = unit >= 0xd800 && unit <= 0xdfff;
    bytes += unit < 0x800 || halfOfPair ? 1 : 2;
  }
  return bytes;
}

/** Text without invisible characters, limited by bytes in a message, because non-ASCII letters take several bytes. */
export const longText = (mostBytes: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .refine(isStorable, 'The text contains characters that cannot be stored')
    .refine((value) => messageBytes(value) <= mostBytes, `The text is longer than ${mostBytes} bytes`);

/** A path of this site, or an https, mailto or tel URL; no other link is allowed. */
export const LINK = /^(?:\/(?![/\\])|https:\/\/[^\s/\\<>"]|mailto:[^\s\\<>"]|tel:[+\d])[^\s\\<>"]*$/i;
export const linkUrl = text(2_000)
  .trim()
  .regex(LINK, 'Enter a path on this site (/buy) or a full address (https://…)');

/** Path of an uploaded picture. */
export const imageUrl = text(2_000)
  .trim()
  .regex(/^\/uploads\/[\w.-]+$/, 'Choose a picture from the library (/uploads/…)');

/** Name of the member who makes the change; set by the gateway from the session. */
export const memberName = filledText(200);

/** Last segment of a URL: lower-case letters and digits, with single hyphens or underscores between them. */
export const slugText = z
  .string()
  .max(200)
  .trim()
  .toLowerCase()
  .transform((value) => value.replace(/^\/+|\/+$/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'This field is required')
      .max(120, 'The address is longer than 120 characters')
      .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'An address is letters, digits and hyphens'),
  );
