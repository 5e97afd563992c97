import type { DetailPart } from '../typed-text.js';
import { Postings } from './postings.js';
import { lowerBound } from '../lower-bound.js';

/**
 * The different words of each listing's description and amenities, searched by their beginnings. Like texts they are
 * only ever added.
 */
export class DetailWords {
  private readonly postings = new Map<string, Postings>();
  /** All words in their order; undefined after a new one was added. */
  private sorted: string[] | undefined;
  private count = 0;

  /** `words` are different, separated by single spaces, and lower-cased by PostgreSQL. Returns their number. */
  add(words: string): number {
    if (words !== '') for (const word of words.split(' ')) this.postingsOf(word).add(this.count);
    this.count += 1;
    return this.count - 1;
  }

  /** Releases unused memory; it is called once, after all words of the full copy were added. */
  trim(): void {
    for (const each of this.postings.values()) each.trim();
  }

  /** Sets one bit per matching part at each number, for up to MOST_PARTS parts. */
  mark(parts: readonly (DetailPart | undefined)[], marks: Uint8Array): void {
    for (const [index, part] of parts.entries())
      if (part !== undefined) this.markPart(part, 1 << index, marks);
  }

  private markPart({ text, isWhole }: DetailPart, bit: number, marks: Uint8Array): void {
    const { postings } = this;
    if (isWhole) {
      postings.get(text)?.mark(bit, marks);
      return;
    }
    const sorted = (this.sorted ??= [...postings.keys()].sort());
    for (let at = lowerBound(sorted.length, (each) => (sorted[each] ?? '') >= text); ; at += 1) {
      const word = sorted[at];
      if (word?.startsWith(text) !== true) break;
      postings.get(word)?.mark(bit, marks);
    }
  }

  private postingsOf(word: string): Postings {
    const known = this.postings.get(word);
    if (known !== undefined) return known;
    const postings = new Postings();
    this.sorted = undefined;
    // A slice would keep the whole text it was cut from in memory, so the word is copied.
    this.postings.set(Buffer.from(word).toString(), postings);
    return postings;
  }
}
