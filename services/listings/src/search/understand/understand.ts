import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { joinPlaces, type Step } from './joined-places.js';
import type { Statement } from './meaning.js';
import { Reader, type Read } from './reader.js';
import { readHandover } from './read-handover.js';
import { readNear } from './read-near.js';
import { readNegation } from './read-negation.js';
import { readQuantity } from './read-quantity.js';
import { referencesAt } from './reference.js';
import { toFilters } from './to-filters.js';
import { foldWords, type Token } from '../../text/tokens.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * Parses a search text in English or Arabic into filters and remaining words.
 *
 * At each word the longest phrase applies; of phrases of equal length a reference takes precedence, then something near
 * the home, a quantity, a handover, a keyword, an amenity, a place and a developer. A single word of a place's name means the place
 * if another place is joined to it. A price without a comparison is a maximum, a size a minimum. A text with unknown
 * words that is nearly the name of one place means that place. `step` is called for each comparison; their number grows
 * only with the length of the text.
 */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  step: () => void = () => undefined,
): Understood {
  const reader = new Reader(text, vocabulary, step);
  const { tokens } = reader;
  const steps: Step[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readReference(text, tokens, at, vocabulary) ?? readAt(reader, at);
    const [first, last] = [tokens[at], tokens[(read?.end ?? 0) - 1]];
    const end = Math.max(at + 1, read?.end ?? 0);
    steps.push({
      tokens: tokens.slice(at, end),
      part: read?.value && first && last && { ...read.value, from: first.from, to: last.to },
    });
    at = end;
  }
  const read = joinPlaces(text, steps, vocabulary);
  const parts = misspeltPlace(text, steps, vocabulary, step) ?? withoutContradictions(read);
  if (parts.every(({ kind }) => kind === 'filler'))
    return { filters: {}, parts: [], rest: restOf(text, [], vocabulary) };
  return { filters: toFilters(parts, vocabulary), parts, rest: restOf(text, parts, vocabulary) };
}

/** The place whose name the whole text misspells: "dubai hils". Single words of four letters are never corrected. */
function misspeltPlace(
  text: string,
  steps: readonly Step[],
  { closestName, placeNames, phrases, words }: Vocabulary,
  step: () => void,
): UnderstoodPart[] | undefined {
  const isOther = steps.some(({ part }) => part !== undefined && !['place', 'filler'].includes(part.kind));
  const isUnknown = ({ key }: Token): boolean => !words.has(key) && !phrases.words.has(key);
  if (isOther || !steps.some(({ part, tokens }) => part === undefined && tokens.some(isUnknown)))
    return undefined;
  const keys = new Set(closestName.nearest(foldWords(text), step));
  const [value, ...others] = new Set(placeNames.flatMap(({ key, place }) => (keys.has(key) ? [place] : [])));
  return value === undefined || others.length > 0
    ? undefined
    : [{ kind: 'place', value, from: 0, to: text.length }];
}

/** Of limits that no home can meet together the last one applies, as when the visitor corrects an earlier amount. */
function withoutContradictions(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const range = { price: { min: 0, max: Infinity }, size: { min: 0, max: Infinity } };
  const kept = parts.toReversed().map((part): UnderstoodPart => {
    if (part.kind !== 'price' && part.kind !== 'size') return part;
    const stated = range[part.kind];
    const min = Math.max(stated.min, part.value.min ?? 0);
    const max = Math.min(stated.max, part.value.max ?? Infinity);
    if (min > max) return { kind: 'filler', value: null, from: part.from, to: part.to };
    range[part.kind] = { min, max };
    return part;
  });
  return kept.toReversed();
}

/** Phrases that are read without a value remain search words. */
function readAt(reader: Reader, start: number): Read<Statement | undefined> | undefined {
  const readStatement = (at: number) =>
    longest(
      readNear(reader, at),
      longest(readQuantity(reader, at), longest(readHandover(reader, at), readPhrase(reader, at))),
    );
  const [plain, negated] = [readStatement(start), readNegation(reader, start, readStatement)];
  return negated !== undefined && (plain?.value?.kind === 'filler' || negated.end > (plain?.end ?? 0))
    ? negated
    : plain;
}

type MaybeRead = Read<Statement | undefined> | undefined;

const longest = (first: MaybeRead, other: MaybeRead): MaybeRead =>
  first !== undefined && first.end >= (other?.end ?? 0) ? first : other;

/** Leaves a trailing number to the unit after it: in "springs 4 bed" the place is not "Springs 4". */
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

/** Words between the parts, without accents if their known spelling has none; punctuation alone is left out. */
function restOf(text: string, parts: readonly UnderstoodPart[], vocabulary: Vocabulary): string {
  if (parts.length === 0) return withoutAccents(text.trim(), vocabulary);
  const pieces: string[] = [];
  let from = 0;
  for (const part of [...parts, { from: text.length, to: text.length }]) {
    pieces.push(text.slice(from, part.from));
    from = part.to;
  }
  return pieces
    .flatMap((piece) => piece.split(/\s+/))
    .filter((word) => /[\p{L}\p{Nd}]/u.test(word))
    .map((word) => withoutAccents(word, vocabulary))
    .join(' ');
}

const ACCENTED = /(?=\p{Script=Latin}*[^\x00-\x7f])\p{Script=Latin}{3,}/gu;

/** "Résidence" is searched as "Residence" when titles or names have that spelling, because SQL compares accents. */
const withoutAccents = (text: string, { words, phrases }: Vocabulary): string =>
  text.replace(ACCENTED, (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    const key = plain.toLowerCase();
    return words.has(key) || phrases.words.has(key) ? plain : word;
  });
