import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';

/** The distinct words, all of which must occur. */
export const wordsOf = ({ q = '' }: SearchQuery): string[] => [...new Set(q.split(/\s+/).filter(Boolean))];

/** Punctuation around a word. */
const OUTER = /^[\\.,;:!?()[\]{}<>"“”«»…*|~،؛؟–—'’/&+_#@=-]+|[\\.,;:!?()[\]{}<>"“”«»…*|~،؛؟–—'’/&+_#@=-]+$/gu;
/** Shorter words only match whole words. */
const SHORTEST_BEGINNING = 3;

/** A prefix of a word of description or amenities, or the whole word. */
export interface DetailPart {
  text: string;
  isWhole: boolean;
}

/** Undefined for punctuation alone. */
export function detailPart(word: string): DetailPart | undefined {
  const text = word.replace(OUTER, '');
  return text === '' ? undefined : { text, isWhole: text.length < SHORTEST_BEGINNING };
}

/** Places, one of which must match; empty when any place matches. */
export function placesOf({ location, statedLocation }: SearchQuery): string[] {
  const places = listOf(location) ?? statedLocation ?? [];
  return places.includes('') ? [] : places;
}

/** The texts of a search, as typed or lower-cased by PostgreSQL. */
export interface Typed {
  /** Parts of place texts, one of which must occur; empty matches any place. */
  locations: readonly string[];
  /** Parts of place texts, none of which may occur. */
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

/** Rebuilds the texts of a search from a converted list. */
export function fromTexts({ locations, noLocations }: Typed, texts: readonly string[]): Typed {
  const [first, second] = [locations.length, locations.length + noLocations.length];
  return {
    locations: texts.slice(0, first),
    noLocations: texts.slice(first, second),
    words: texts.slice(second),
  };
}

/** Returns true when a further place would extend the filter; the facet then counts only the listings it adds. */
export const addsPlaces = ({ location }: SearchQuery): boolean => listOf(location) !== undefined;

/** Escapes `%`, `_` and `\`, so that they match themselves in SQL. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
