import { foldWord, toAsciiDigits } from './fold.js';

export interface Token {
  kind: 'word' | 'number' | 'sign';
  /** Normalised for comparison. */
  key: string;
  /** The key without a letter that Arabic joins to the next word ("and", "with", "for"); undefined without one. */
  bareKey?: string;
  from: number;
  to: number;
}

const NUMBER = String.raw`\p{Nd}+(?:[.,٫٬]\p{Nd}+)*`;
const WORD = String.raw`\p{L}[\p{L}\p{M}ـ'’]*`;
const TOKEN = new RegExp(`(?<number>${NUMBER})|(?<word>${WORD})|[^\\s\\p{L}\\p{Nd}]`, 'gu');
const JOINED = /^[وبل](?=\p{L}{3})/u;

/** Signs with a meaning in the grammar; others separate words like white space. */
const SIGNS = new Set(['+', '-', '/', '<', '>', '²', '½', '¼', '¾']);
const DASHES = /[‐-―−~]/;

/** Splits a text into words, numbers and the signs that have a meaning. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const { number, word } = match.groups ?? {};
    const at = { from: match.index, to: match.index + found.length };
    if (number !== undefined) tokens.push({ kind: 'number', key: toAsciiDigits(found), ...at });
    else if (word !== undefined) {
      const key = foldWord(found);
      if (key !== '') tokens.push({ kind: 'word', key, ...bareKeyOf(found), ...at });
    } else {
      const key = DASHES.test(found) ? '-' : found;
      if (SIGNS.has(key)) tokens.push({ kind: 'sign', key, ...at });
    }
  }
  return tokens;
}

function bareKeyOf(word: string): { bareKey?: string } {
  return JOINED.test(word) ? { bareKey: foldWord(word.slice(1)) } : {};
}

/** Returns the normalised words of a name, separated by spaces. */
export const foldWords = (text: string): string =>
  tokenize(text)
    .map(({ key }) => key)
    .join(' ');
