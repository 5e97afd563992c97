/**
 * Marks that turn the direction of what follows (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), and
 * characters that nobody sees. Joiners stay: Persian and emoji are written with them.
 */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Text without what could make it look like another one; letters of every script stay as they are. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
