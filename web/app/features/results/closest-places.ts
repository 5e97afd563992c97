export interface Place {
  value: string;
  count: number;
}

/** Below this two words are different words, not two spellings of one. */
const SAME_WORD = 0.5;
const SHORTEST_WORD = 3;

/**
 * The places whose name is nearest to what was typed, nearest first; of equally near ones the larger first. Empty
 * when nothing comes near: a guess nobody would have made helps nobody.
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

/** How well the typed words are found in a name, from 0 to 1: the best likeness of each of them, on average. */
function likeness(typed: readonly string[], name: readonly string[]): number {
  const best = typed.map((word) => Math.max(0, ...name.map((other) => wordLikeness(word, other))));
  return best.reduce((sum, each) => sum + each, 0) / typed.length;
}

/** 1 less the share of letters that are to be changed, added, left out or swapped with their neighbour. */
function wordLikeness(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return 1 - at(last, b.length) / Math.max(a.length, b.length);
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;
