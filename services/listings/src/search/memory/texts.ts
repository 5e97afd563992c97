import { TextIndexBuilder, type TextIndex } from './text-index.js';

/** A search checks at most this many parts at once, one bit each. */
export const MOST_PARTS = 31;

/** The bits of a text that contains all of the parts. */
export const allBits = (parts: readonly string[]): number => 2 ** parts.length - 1;

/** A new index pays off when more texts than this, plus a share of those indexed, are scanned one by one. */
const MOST_LATER = 20_000;
const MOST_LATER_SHARE = 0.05;

/**
 * Texts that are searched by parts of their words. They are only ever added, so that a number means the same in every
 * later version of the copy; an unused one remains until the copy is rebuilt. The texts of the full copy are indexed;
 * the few that changes add are scanned.
 */
export class Texts {
  private builder: TextIndexBuilder | undefined = new TextIndexBuilder();
  private indexed: TextIndex | undefined;
  private readonly later: string[] = [];
  private found = new Int32Array(0);

  /** `text` must be lower-cased by PostgreSQL. */
  add(text: string): number {
    if (this.builder !== undefined) return this.builder.add(text);
    return this.indexedCount + this.later.push(text) - 1;
  }

  /** Builds the index; it is called once, after all texts of the full copy were added. */
  index(): void {
    this.indexed = this.builder?.build();
    this.builder = undefined;
  }

  get needsRebuild(): boolean {
    return this.later.length > MOST_LATER + MOST_LATER_SHARE * this.indexedCount;
  }

  /**
   * Returns for each text the parts that it contains, one bit each, for up to {@link MOST_PARTS} parts without white
   * space. The result is valid until the next call.
   */
  containing(parts: readonly string[]): Int32Array {
    const count = this.indexedCount + this.later.length;
    if (this.found.length < count) this.found = new Int32Array(Math.ceil(count * 1.1));
    const { found, indexedCount } = this;
    found.fill(0);
    for (const [index, part] of parts.entries()) {
      const bit = 1 << index;
      this.indexed?.mark(part, bit, found);
      for (const [at, text] of this.later.entries())
        if (text.includes(part)) found[indexedCount + at] = (found[indexedCount + at] ?? 0) | bit;
    }
    return found;
  }

  private get indexedCount(): number {
    return this.indexed?.count ?? 0;
  }
}
