import type { DetailPart } from '../typed-text.js';
import { Postings } from './postings.js';
import { firstPast } from './splice.js';

/**
 * The different words of each listing's description and amenities, searched by their beginnings. Like texts they are
 * only ever added.
 */
export class DetailWords {
  private readonly postings = new Map<string, Postings>();
  /** All words in their order; undefined after a new one was added. */
  private sorted: string[] | undefined;
  private count = 0;
  private found = new Int32Array(0);

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

  /** Returns for each number the parts that it has, one bit each. The result is valid until the next call. */
  having(parts: readonly (DetailPart | undefined)[]): Int32Array {
    if (this.found.length < this.count) this.found = new Int32Array(Math.ceil(this.count * 1.1));
    const { found } = this;
    found.fill(0);
    for (const [index, part] of parts.entries()) if (part !== undefined) this.mark(part, 1 << index);
    return found;
  }

  private mark({ text, isWhole }: DetailPart, bit: number): void {
    const { found, postings } = this;
    if (isWhole) {
      postings.get(text)?.mark(bit, found);
      return;
    }
    const sorted = (this.sorted ??= [...postings.keys()].sort());
    for (let at = firstPast(sorted.length, (each) => (sorted[each] ?? '') >= text); ; at += 1) {
      const word = sorted[at];
      if (word?.startsWith(text) !== true) break;
      postings.get(word)?.mark(bit, found);
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
