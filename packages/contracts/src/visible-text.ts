/**
 * Bidirectional marks (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069) and invisible characters. Joiners
 * stay: Persian and emoji need them.
 */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

const NUMBERED = /&#(?:x([\da-f]{1,12})|(\d{1,12}));?/gi;
/** Named HTML references of these characters. */
const NAMED =
  /&(?:lrm|rlm|shy|ZeroWidthSpace|Negative(?:VeryThin|Thin|Medium|Thick)Space|NoBreak|ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic);|&shy(?![\w=])/g;

/**
 * Removes invisible and bidirectional characters, which can make a text look like another one, also as HTML character
 * references; letters of every script are kept.
 */
export function withoutInvisible(text: string): string {
  const clean = replaceReferences(text.replace(INVISIBLE, ''), '');
  // Removing a reference may join the text around it into another one; a space prevents that.
  return clean === text ? text : replaceReferences(clean, ' ');
}

function replaceReferences(text: string, by: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(NAMED, by)
    .replace(NUMBERED, (reference, hex?: string, decimal?: string) =>
      isInvisible(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ? by : reference,
    );
}

const isInvisible = (code: number): boolean =>
  code <= 0x10ffff && String.fromCodePoint(code).replace(INVISIBLE, '') === '';
