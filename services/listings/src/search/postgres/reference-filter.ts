/** SQL of the form in which references are compared: lower case without separators. */
export const REFERENCE_KEY = keyOf('reference');

/** The same of another text. */
function keyOf(text: string): string {
  return `translate(lower(${text}), ' -_./#', '')`;
}

/** A text with a digit may be a reference. */
export const mayBeReference = (text: string): boolean => /\p{Nd}/u.test(text);

/** Its letters and digits may be the beginning of a reference. */
const BEGINNING = /^(?=.*\p{L})(?=.*\p{Nd})[\p{L}\p{Nd}]{3,}$/u;

/**
 * SQL that is true for a listing whose reference is `text`, apart from case and separators, or begins with it. No other
 * part of a reference is compared.
 */
export function isReferred(text: string, bind: (value: unknown) => string): string {
  const typed = bind(text);
  const exactly = `${REFERENCE_KEY} = ${keyOf(`${typed}::text`)}`;
  return BEGINNING.test(text)
    ? `(${exactly} OR ${REFERENCE_KEY} LIKE lower(${typed}::text) || '%')`
    : exactly;
}
