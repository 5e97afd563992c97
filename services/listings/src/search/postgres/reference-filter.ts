import { PERMIT_KEY, REFERENCE_KEY, referenceKeyOf } from '../fields.js';

/** A text with a digit may be a reference. */
export const mayBeReference = (text: string): boolean => /\p{Nd}/u.test(text);

/** Letters and digits, with separators between them, may be the beginning of a reference. */
const BEGINNING = /^(?=.*\p{L})(?=.*\p{Nd})[\p{L}\p{Nd}]+(?:[-_./#][\p{L}\p{Nd}]+)*$/u;
const SEPARATORS = /[-_./#]/gu;
const SHORTEST_BEGINNING = 3;

/**
 * SQL that is true for a listing whose reference or permit number equals `text`, ignoring case and separators, or whose
 * reference begins with it. Other parts of a reference are not compared. A text with separators that is the whole
 * reference of a live listing is not used as a prefix.
 */
export function isReferred(text: string, bind: (value: unknown) => string): string {
  const key = referenceKeyOf(`${bind(text)}::text`);
  const exactly = `(${REFERENCE_KEY} = ${key} OR ${PERMIT_KEY} = ${key})`;
  const letters = text.replace(SEPARATORS, '');
  if (!BEGINNING.test(text) || letters.length < SHORTEST_BEGINNING) return exactly;
  const begins = `${REFERENCE_KEY} LIKE ${key} || '%'`;
  if (letters === text) return `(${exactly} OR ${begins})`;
  const isWhole = `EXISTS (SELECT FROM property AS named
    WHERE named.withdrawn_at IS NULL AND ${referenceKeyOf('named.reference')} = ${key})`;
  return `(${exactly} OR (${begins} AND NOT ${isWhole}))`;
}
