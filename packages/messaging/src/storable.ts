const REPLACEMENT = '\uFFFD';

/** Replaces NUL, which PostgreSQL cannot store in text. */
export const storableText = (text: string): string => text.replaceAll('\0', REPLACEMENT);

/** A NUL or a lone surrogate as JSON.stringify writes it, or any other escape, so that `\\\\u0000` stays unchanged. */
const ESCAPES = /\\(?:u(0000|d[89a-f][\da-f]{2})|.)/gi;

/** Returns JSON without NUL and lone surrogates, which PostgreSQL cannot store in jsonb. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replace(ESCAPES, (escape, unstorable) =>
    unstorable === undefined ? escape : REPLACEMENT,
  );
