import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';

/** The words that must all occur, each once. */
export const wordsOf = ({ q = '' }: SearchQuery): string[] => [...new Set(q.split(/\s+/).filter(Boolean))];

/** The places of which one must occur; none when any place matches. */
export function placesOf({ location }: SearchQuery): string[] {
  const places = listOf(location) ?? [];
  return places.includes('') ? [] : places;
}
