import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';

/** The words that must all occur, each once. */
export const wordsOf = ({ q = '' }: SearchQuery): string[] => [...new Set(q.split(/\s+/).filter(Boolean))];

/** Signs around a word that are no part of it. */
const OUTER = /^[\\.,;:!?()[\]{}<>"“”«»…*|~،؛؟–—'’/&+_#@=-]+|[\\.,;:!?()[\]{}<>"“”«»…*|~،؛؟–—'’/&+_#@=-]+$/gu;
/** A shorter word is compared with whole words only. */
const SHORTEST_BEGINNING = 3;

/** A part that a word of description or amenities must begin with, or be equal to. */
export interface DetailPart {
  text: string;
  isWhole: boolean;
}

/** Undefined for signs alone. */
export function detailPart(word: string): DetailPart | undefined {
  const text = word.replace(OUTER, '');
  return text === '' ? undefined : { text, isWhole: text.length < SHORTEST_BEGINNING };
}

/** The places of which one must occur; none when any place matches. */
export function placesOf({ location, statedLocation }: SearchQuery): string[] {
  const places = listOf(location) ?? statedLocation ?? [];
  return places.includes('') ? [] : places;
}

/** Texts of a search for comparisons, as typed or lower-cased by PostgreSQL. */
export interface Typed {
  /** Parts of the texts of places, of which one must occur; none matches any place. */
  locations: readonly string[];
  /** Parts of which none may occur. */
  noLocations: readonly string[];
  /** Each word must be part of the title or the place, or begin a word of description or amenities. */
  words: readonly string[];
}

export const typedOf = (query: SearchQuery): Typed => ({
  locations: placesOf(query),
  noLocations: query.noLocation ?? [],
  words: wordsOf(query),
});

/** All texts of a search, in the order that {@link fromTexts} reads them. */
export const textsOf = ({ locations, noLocations, words }: Typed): string[] => [
  ...locations,
  ...noLocations,
  ...words,
];

/** The texts of a search in another form. */
export function fromTexts({ locations, noLocations }: Typed, texts: readonly string[]): Typed {
  const [first, second] = [locations.length, locations.length + noLocations.length];
  return {
    locations: texts.slice(0, first),
    noLocations: texts.slice(first, second),
    words: texts.slice(second),
  };
}

/** Returns true when another place would extend the filter; only what that adds is counted for it. */
export const addsPlaces = ({ location }: SearchQuery): boolean => listOf(location) !== undefined;

/** Escapes `%`, `_` and `\`, so that they match themselves in SQL. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
