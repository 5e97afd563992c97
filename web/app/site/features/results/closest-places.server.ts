import compare from 'damerau-levenshtein';

export interface Place {
  value: string;
  count: number;
}

/** Below this two words are different words, not two spellings of one. */
const SAME_WORD = 0.5;
const SHORTEST_WORD = 3;

/**
 * The places with the names closest to the typed text, closest first; of equally close ones the larger first. Empty
 * without a close match: a far-fetched guess does not help.
 */
export function closestPlaces(typed: string, places: readonly Place[], most: number): Place[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return places
    .map((place) => ({ place, likeness: likeness(words, wordsOf(place.value)) }))
    .filter((each) => each.likeness >= SAME_WORD)
    .sort((a, b) => b.likeness - a.likeness || b.place.count - a.place.count)
    .slice(0, most)
    .map(({ place }) => place);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

/** Rates how well the typed words match a name, from 0 to 1: the average of their best likenesses. */
function likeness(typed: readonly string[], name: readonly string[]): number {
  const best = typed.map((word) => Math.max(0, ...name.map((other) => compare(word, other).similarity)));
  return best.reduce((sum, each) => sum + each, 0) / typed.length;
}
