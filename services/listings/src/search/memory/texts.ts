import { Postings } from './postings.js';
import { Words } from './words.js';

/** This many parts are searched at once, one bit each. */
export const MOST_PARTS = 8;

/** Bit mask of a text that contains all of the parts. */
export const allBits = (parts: readonly string[]): number => 2 ** parts.length - 1;

/** A rebuild pays off when more texts than this, plus a share of the first ones, may be unused. */
const MOST_LATER = 20_000;
const MOST_LATER_SHARE = 0.05;

/**
 * Texts that are searched by parts of their words. They are only ever added, so that a number means the same in every
 * later version of the copy; an unused one remains until the copy is rebuilt.
 */
export class Texts {
  private readonly words = new Words();
  /** The texts of each word. */
  private readonly postings: Postings[] = [];
  private readonly numbers = new Map<string, number>();
  count = 0;
  private firstCount = 0;

  /** `text` must be lower-cased by PostgreSQL. */
  add(text: string): number {
    for (const word of text.split(/\s+/)) if (word !== '') this.postingsOf(word).add(this.count);
    this.count += 1;
    return this.count - 1;
  }

  /** Releases unused memory; it is called once, after all texts of the full copy were added. */
  trim(): void {
    for (const each of this.postings) each.trim();
    this.firstCount = this.count;
  }

  get needsRebuild(): boolean {
    return this.count - this.firstCount > MOST_LATER + MOST_LATER_SHARE * this.firstCount;
  }

  /** Returns for each text the parts that it contains, as {@link mark} does. */
  containing(parts: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.count);
    this.mark(parts, marks);
    return marks;
  }

  /**
   * Sets at the number of each text one bit for each part that it contains, for up to {@link MOST_PARTS} parts without
   * white space.
   */
  mark(parts: readonly string[], marks: Uint8Array): void {
    for (const [index, part] of parts.entries())
      for (const word of this.words.containing(part)) this.postings[word]?.mark(1 << index, marks);
  }

  private postingsOf(word: string): Postings {
    const known = this.postings[this.numbers.get(word) ?? -1];
    if (known !== undefined) return known;
    const postings = new Postings();
    // A slice would keep the whole text it was cut from in memory, so the word is copied.
    const own = Buffer.from(word).toString();
    this.numbers.set(own, this.words.add(own));
    this.postings.push(postings);
    return postings;
  }
}
