import { tokenize, type Token } from '../../text/tokens.js';

/** A number is taken for a reference when it has this many digits, or when it is the whole text. */
const LONG_NUMBER = 5;
const SHORTEST = 3;
const LONGEST = 100;

export interface WholeWord {
  word: string;
  /** The position behind its last token. */
  end: number;
}

/** Returns the word between white space that begins at a token, if it may be the reference of a listing. */
export function wholeWordAt(text: string, tokens: readonly Token[], at: number): WholeWord | undefined {
  const first = tokens[at];
  if (first === undefined || (first.from > 0 && !/\s/.test(text.charAt(first.from - 1)))) return undefined;
  let end = at + 1;
  while (end < tokens.length && !/\s/.test(text.slice(tokens[end - 1]?.to, tokens[end]?.from))) end += 1;
  const word = text.slice(first.from, tokens[end - 1]?.to);
  return canBeReference(word, text) ? { word, end } : undefined;
}

/** The form in which references are compared: lower case without separators. */
export const referenceKey = (reference: string): string => reference.toLowerCase().replace(/[ _./#-]/g, '');

/** Returns the words of a text that may be references. */
export function possibleReferences(text: string): string[] {
  const tokens = tokenize(text);
  return tokens.flatMap((_, at) => wholeWordAt(text, tokens, at)?.word ?? []);
}

/** A reference has a digit, and is no small number. */
function canBeReference(word: string, text: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || !/\p{Nd}/u.test(word)) return false;
  const key = referenceKey(word);
  return !/^\p{Nd}+$/u.test(key) || key.length >= LONG_NUMBER || word === text.trim();
}
