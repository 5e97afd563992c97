import compare from 'damerau-levenshtein';

/** Shorter words are never corrected, because they are too close to other words. */
const SHORTEST = 5;
/** Words of at least this length may have two errors. */
const LONG = 9;

const errorsOf = (length: number): number => (length >= LONG ? 2 : 1);

/** Finds the one known word that a mistyped word can be. */
export class ClosestWord {
  /** Keyed by length and first letter, so that only few words are compared. */
  private readonly groups = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < SHORTEST || /\p{Nd}/u.test(word)) continue;
      const key = groupOf(word.length, word);
      const group = this.groups.get(key);
      if (group === undefined) this.groups.set(key, [word]);
      else group.push(word);
    }
  }

  /** Returns undefined for a short word, and when no known word or more than one is as near. */
  of(word: string, step: () => void): string | undefined {
    const [nearest, ...others] = this.nearest(word, step);
    return others.length === 0 ? nearest : undefined;
  }

  /** Returns the known words with the fewest errors; none for a short word. */
  nearest(word: string, step: () => void): string[] {
    if (word.length < SHORTEST) return [];
    const most = errorsOf(word.length);
    let fewest = most;
    let found: string[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const known of this.groups.get(groupOf(length, word)) ?? []) {
        step();
        const { steps: errors } = compare(word, known);
        if (errors > Math.min(fewest, errorsOf(known.length))) continue;
        if (errors < fewest) found = [];
        fewest = errors;
        found.push(known);
      }
    return found;
  }
}

const groupOf = (length: number, word: string): string => `${length}${word.charAt(0)}`;
