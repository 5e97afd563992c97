import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import type { Statement } from './meaning.js';
import { Reader, type Read } from './reader.js';
import { readQuantity } from './read-quantity.js';
import { toFilters } from './to-filters.js';
import { tokenize, type Token } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** A reference of digits only is taken for one when it has this many, or when it is the whole text. */
const LONG_NUMBER = 5;
const SHORTEST_REFERENCE = 3;

/**
 * Understands a search text in English or Arabic: what it states becomes filters, and other words are the rest.
 *
 * At each word the longest phrase counts; of equally long ones a reference comes first, then a quantity, a keyword, an
 * amenity, a place and a developer. A price without a comparison is the most to pay, a size the least. `step` is
 * called for each comparison, and their number grows with the length of the text only.
 */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  step: () => void = () => undefined,
): Understood {
  const reader = new Reader(tokenize(text), vocabulary, step);
  const { tokens } = reader;
  const parts: UnderstoodPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const read =
      readReference(text, tokens, at, vocabulary) ??
      longest(readQuantity(reader, at), readPhrase(reader, at));
    const [first, last] = [tokens[at], tokens[(read?.end ?? 0) - 1]];
    if (read !== undefined && first !== undefined && last !== undefined)
      parts.push({ ...read.value, from: first.from, to: last.to });
    at = Math.max(at + 1, read?.end ?? 0);
  }
  if (parts.every(({ kind }) => kind === 'filler')) return { filters: {}, parts: [], rest: text.trim() };
  return { filters: toFilters(parts, vocabulary), parts, rest: restOf(text, parts) };
}

const longest = (
  quantity: Read<Statement> | undefined,
  phrase: Read<Statement> | undefined,
): Read<Statement> | undefined =>
  quantity !== undefined && quantity.end >= (phrase?.end ?? 0) ? quantity : phrase;

/** Leaves the number to what is counted by it: in "springs 4 bed" the place is not "Springs 4". */
function readPhrase(reader: Reader, at: number): Read<Statement> | undefined {
  for (const { meaning, end } of reader.meanings(at)) {
    if (meaning.is !== 'statement') continue;
    const last = reader.tokens[end - 1];
    if (end - at > 1 && last?.kind === 'number' && reader.unit(end) !== undefined) continue;
    return { value: meaning.statement, end };
  }
  return undefined;
}

function readReference(
  text: string,
  tokens: readonly Token[],
  at: number,
  { isReference }: Vocabulary,
): Read<Statement> | undefined {
  const first = tokens[at];
  if (first === undefined || (first.from > 0 && !/\s/.test(text.charAt(first.from - 1)))) return undefined;
  let end = at + 1;
  while (end < tokens.length && !/\s/.test(text.slice(tokens[end - 1]?.to, tokens[end]?.from))) end += 1;
  const word = text.slice(first.from, tokens[end - 1]?.to);
  if (!canBeReference(word, text)) return undefined;
  return isReference(word) ? { value: { kind: 'reference', value: word }, end } : undefined;
}

/** Returns whether a word of a text may be the reference of a listing: it has a digit, and is no small number. */
function canBeReference(word: string, text: string): boolean {
  if (word.length < SHORTEST_REFERENCE || word.length > 100 || !/\p{Nd}/u.test(word))
    return word === text.trim();
  return !/^\p{Nd}+$/u.test(word) || word.length >= LONG_NUMBER || word === text.trim();
}

/** Words between the parts; signs alone are none. */
function restOf(text: string, parts: readonly UnderstoodPart[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const part of [...parts, { from: text.length, to: text.length }]) {
    pieces.push(text.slice(from, part.from));
    from = part.to;
  }
  return pieces
    .flatMap((piece) => piece.split(/\s+/))
    .filter((word) => /[\p{L}\p{Nd}]/u.test(word))
    .join(' ');
}
