import { tokenize, type Token } from '../../text/tokens.js';

/** A number is read as a reference when it has this many digits, or when it is the whole text. */
const LONG_NUMBER = 5;
const SHORTEST = 3;
const LONGEST = 100;

export interface WholeWord {
  word: string;
  /** The position behind its last token. */
  end: number;
}

/** A reference may be written with blanks between its letters and its number: "mz s 1027". */
const SPACED = /^\p{L}{1,6}(?:\s+\p{L}{1,6})?\s+\p{Nd}{3,}$/u;
const MOST_WORDS = 3;

/** Returns the texts that begin at a token and may be a listing's reference, longest first. */
export function referencesAt(text: string, tokens: readonly Token[], at: number): WholeWord[] {
  const first = tokens[at];
  if (first === undefined || (first.from > 0 && !/\s/.test(text.charAt(first.from - 1)))) return [];
  const found: WholeWord[] = [];
  let end = at;
  for (let count = 1; count <= MOST_WORDS && end < tokens.length; count += 1) {
    do end += 1;
    while (end < tokens.length && !/\s/.test(text.slice(tokens[end - 1]?.to, tokens[end]?.from)));
    const word = text.slice(first.from, tokens[end - 1]?.to);
    if (count === 1 ? canBeReference(word, text) : SPACED.test(word)) found.unshift({ word, end });
  }
  return found;
}

/** Normalises references and permit numbers for comparison: lower case without separators. */
export const referenceKey = (reference: string): string => reference.toLowerCase().replace(/[ _./#-]/g, '');

/** Returns the words of a text that may be references. */
export function possibleReferences(text: string): string[] {
  const tokens = tokenize(text);
  return tokens.flatMap((_, at) => referencesAt(text, tokens, at).map(({ word }) => word));
}

const LOWEST_PRICE = 10_000;
const STEP_OF_PRICES = 500;

/** The number at the end of a reference, if the text is a number and probably not a price; undefined otherwise. */
export function shortReference(text: string): string | undefined {
  const number = text.trim();
  if (!/^\d{3,12}$/.test(number)) return undefined;
  const isPrice = Number(number) >= LOWEST_PRICE && Number(number) % STEP_OF_PRICES === 0;
  return isPrice ? undefined : number;
}

/** A reference contains a digit and is not a small number. */
function canBeReference(word: string, text: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || !/\p{Nd}/u.test(word)) return false;
  const key = referenceKey(word);
  return !/^\p{Nd}+$/u.test(key) || key.length >= LONG_NUMBER || word === text.trim();
}
