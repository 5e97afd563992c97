import type { DetailPart } from '../typed-text.js';
import { Postings } from './postings.js';
import { firstPast } from './splice.js';

/**
 * The different words of each listing's description and amenities, searched by their beginnings. Like texts they are
 * only ever added: those of the full copy are indexed by their words, the few that changes add are scanned.
 */
export class DetailWords {
  private readonly postings = new Map<string, Postings>();
  /** All indexed words in their order; undefined before {@link index}. */
  private sorted: string[] | undefined;
  private indexedCount = 0;
  private readonly later: string[] = [];
  private found = new Int32Array(0);

  /** `words` are different, separated by single spaces, and lower-cased by PostgreSQL. Returns their number. */
  add(words: string): number {
    if (this.sorted !== undefined) return this.indexedCount + this.later.push(` ${words} `) - 1;
    if (words !== '') for (const word of words.split(' ')) this.postingsOf(word).add(this.indexedCount);
    this.indexedCount += 1;
    return this.indexedCount - 1;
  }

  /** Builds the index; it is called once, after all words of the full copy were added. */
  index(): void {
    for (const each of this.postings.values()) each.trim();
    this.sorted = [...this.postings.keys()].sort();
  }

  /** Returns for each number the parts that it has, one bit each. The result is valid until the next call. */
  having(parts: readonly (DetailPart | undefined)[]): Int32Array {
    const count = this.indexedCount + this.later.length;
    if (this.found.length < count) this.found = new Int32Array(Math.ceil(count * 1.1));
    const { found } = this;
    found.fill(0);
    for (const [index, part] of parts.entries()) if (part !== undefined) this.mark(part, 1 << index);
    return found;
  }

  private mark({ text, isWhole }: DetailPart, bit: number): void {
    const { found, sorted = [], postings, later, indexedCount } = this;
    if (isWhole) postings.get(text)?.mark(bit, found);
    else
      for (let at = firstPast(sorted.length, (each) => (sorted[each] ?? '') >= text); ; at += 1) {
        const word = sorted[at];
        if (word?.startsWith(text) !== true) break;
        postings.get(word)?.mark(bit, found);
      }
    const wanted = isWhole ? ` ${text} ` : ` ${text}`;
    for (const [at, words] of later.entries())
      if (words.includes(wanted)) found[indexedCount + at] = (found[indexedCount + at] ?? 0) | bit;
  }

  private postingsOf(word: string): Postings {
    const known = this.postings.get(word);
    if (known !== undefined) return known;
    const postings = new Postings();
    // A slice would keep the whole text it was cut from in memory, so the word is copied.
    this.postings.set(Buffer.from(word).toString(), postings);
    return postings;
  }
}
