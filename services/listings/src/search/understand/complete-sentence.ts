import { ALL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { foldWords } from '../../text/tokens.js';
import { understand } from './understand.js';
import type { NamedPlace, PlaceName, Vocabulary } from './vocabulary.js';

/** A search text that is understood completely. */
export interface Completion {
  text: string;
  understood: Understood;
}

/** At most this many places are tried. */
const MOST_PLACES = 8;
const SHORTEST_NAME = 2;
const SHORTEST_LANDMARK = 4;
const MOST_LANDMARKS = 2;
const MOST_SPELT = 5;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * Returns the completions of a typed text: the text itself when it is understood, and the text with its last word
 * completed to the name of a place. A place alone is only completed in Arabic, because other places have their own
 * suggestions.
 */
export function completeSentence(typed: string, vocabulary: Vocabulary): Completion[] {
  const { parts, filters } = understand(typed, vocabulary);
  if (filters.references !== undefined) return [];
  const stated = parts.filter(({ kind }) => kind !== 'filler' && kind !== 'place');
  const after = stated.at(-1)?.to ?? 0;
  const head = spellBedrooms(typed.slice(0, after), parts).trim();
  const words = wordsAfter(typed, after, parts);
  const names = completedNames(words, vocabulary.placeNames);
  const whole = stated.length > 0 ? [spellBedrooms(typed, parts).trim()] : [];
  const texts = names
    .filter((name) => head !== '' || ARABIC.test(name))
    .map((name) => (head === '' ? name : `${head} ${ARABIC.test(name) ? 'في' : 'in'} ${name}`));
  const known = new Set<string>();
  const longer = [...completedWords(head, words, vocabulary), ...completedLandmarks(head, words, vocabulary)];
  return [...whole, ...texts, ...longer].flatMap((text) => {
    const understood = understand(text, vocabulary);
    const meaning = JSON.stringify(understood.filters);
    if (understood.rest !== '' || understood.parts.length === 0 || known.has(meaning)) return [];
    known.add(meaning);
    return [{ text, understood }];
  });
}

/**
 * Returns the places that the whole text names, including other spellings and typing errors; for an unfinished name,
 * the possible completions.
 */
export function placesNamed(typed: string, vocabulary: Vocabulary): NamedPlace[] {
  const { parts, rest } = understand(typed, vocabulary);
  const { places, placeNames } = vocabulary;
  const stated = parts.filter(({ kind }) => kind !== 'filler');
  if (stated.length === 0 || rest !== '') {
    const begun = completedNames(typed, placeNames, true);
    const nearest = new Set(vocabulary.closestName.nearest(foldWords(typed), () => undefined));
    const meant = placeNames.flatMap(({ key, place }) => (nearest.has(key) ? [place] : []));
    return [...new Set(begun.length > 0 ? begun : meant)].flatMap((name) => places.get(name) ?? []);
  }
  return stated.flatMap((part) => {
    if (part.kind !== 'place') return [];
    // A part of a name has its own entry, with all places that contain the part.
    const whole = placeNames.find(({ text }) => text === part.value)?.place ?? part.value;
    return places.get(whole) ?? [];
  });
}

/** Writes numbers of bedrooms that were abbreviated in English in full. */
function spellBedrooms(text: string, parts: readonly UnderstoodPart[]): string {
  return parts.toReversed().reduce((written, { kind, value, from, to }) => {
    if (kind !== 'bedrooms' || to > text.length || ARABIC.test(text.slice(from, to))) return written;
    const [count = 0] = value;
    if (value.length !== 1 || count < 1 || count > MOST_SPELT) return written;
    return `${written.slice(0, from)}${String(count)} ${count === 1 ? 'bedroom' : 'bedrooms'}${written.slice(to)}`;
  }, text);
}

/** Returns the text after a position, without leading connecting words. */
function wordsAfter(text: string, after: number, parts: readonly UnderstoodPart[]): string {
  let from = after;
  for (const part of parts) {
    const isNext = part.from >= from && foldWords(text.slice(from, part.from)) === '';
    if (isNext && part.kind === 'filler') from = part.to;
  }
  return text.slice(from);
}

/** Completes the last word to a property type or an amenity; English only. */
function completedWords(head: string, words: string, { amenities }: Vocabulary): string[] {
  const key = foldWords(words);
  if (head === '' || key === '' || ARABIC.test(head)) return [];
  const types = ALL_UNIT_TYPES.map((type) => type.toLowerCase()).filter((type) => type.startsWith(key));
  const wanted = key.length < SHORTEST_NAME ? [] : [...amenities.keys()].map((name) => name.toLowerCase());
  return [
    ...types.map((type) => `${head} ${type}`),
    ...wanted.filter((name) => name.startsWith(key)).map((name) => `${head} with ${name}`),
  ];
}

/** Completes the last words to the name of a landmark. */
function completedLandmarks(head: string, words: string, { landmarks }: Vocabulary): string[] {
  const key = foldWords(words);
  if (key.length < SHORTEST_LANDMARK || ARABIC.test(head)) return [];
  const names = landmarks.flatMap(({ text, near: { kind, name } }) =>
    kind === 'landmark' && name !== undefined && foldWords(text).startsWith(key) ? [name] : [],
  );
  return [...new Set(names)].slice(0, MOST_LANDMARKS).map((name) => `${head} near ${name}`.trim());
}

/** Names in which these words begin the name or a later word; each place once. */
function completedNames(words: string, names: readonly PlaceName[], asPlaces = false): string[] {
  const key = foldWords(words);
  if (key.length < SHORTEST_NAME) return [];
  const isArabic = ARABIC.test(words) && !asPlaces;
  const found = new Map<string, string>();
  const add = (matches: (name: string) => boolean): void => {
    for (const { key: name, text, place } of names) {
      if (found.size >= MOST_PLACES) return;
      if (!found.has(place) && matches(name)) found.set(place, isArabic ? text : place);
    }
  };
  add((name) => name.startsWith(key));
  add((name) => name.includes(` ${key}`));
  return [...found.values()];
}
