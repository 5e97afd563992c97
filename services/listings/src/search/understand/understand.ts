import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { joinPlaces, type Step } from './joined-places.js';
import type { Statement } from './meaning.js';
import { Reader, type Read } from './reader.js';
import { readNegation } from './read-negation.js';
import { readQuantity } from './read-quantity.js';
import { referencesAt } from './reference.js';
import { toFilters } from './to-filters.js';
import { tokenize, type Token } from '../../text/tokens.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * Understands a search text in English or Arabic: what it states becomes filters, and other words are the rest.
 *
 * At each word the longest phrase counts; of equally long ones a reference comes first, then a quantity, a keyword, an
 * amenity, a place and a developer. A single word of a place's name is the place where another one is joined to it. A price without a comparison is the most to pay, a size the least. `step` is
 * called for each comparison, and their number grows with the length of the text only.
 */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  step: () => void = () => undefined,
): Understood {
  const reader = new Reader(tokenize(text), vocabulary, step);
  const { tokens } = reader;
  const steps: Step[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readReference(text, tokens, at, vocabulary) ?? readAt(reader, at);
    const [first, last] = [tokens[at], tokens[(read?.end ?? 0) - 1]];
    const isRead = read !== undefined && first !== undefined && last !== undefined;
    const end = Math.max(at + 1, read?.end ?? 0);
    steps.push({
      tokens: tokens.slice(at, end),
      part: isRead ? { ...read.value, from: first.from, to: last.to } : undefined,
    });
    at = end;
  }
  const parts = joinPlaces(text, steps, vocabulary);
  if (parts.every(({ kind }) => kind === 'filler')) return { filters: {}, parts: [], rest: text.trim() };
  return { filters: toFilters(parts, vocabulary), parts, rest: restOf(text, parts) };
}

function readAt(reader: Reader, start: number): Read<Statement> | undefined {
  const readStatement = (at: number) => longest(readQuantity(reader, at), readPhrase(reader, at));
  const [plain, negated] = [readStatement(start), readNegation(reader, start, readStatement)];
  return negated !== undefined && (plain?.value.kind === 'filler' || negated.end > (plain?.end ?? 0))
    ? negated
    : plain;
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
  const found = referencesAt(text, tokens, at).find(({ word }) => isReference(word));
  return found && { value: { kind: 'reference', value: found.word }, end: found.end };
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
