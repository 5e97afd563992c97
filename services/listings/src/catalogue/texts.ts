import { TextIndexBuilder, type TextIndex } from './text-index.js';

/** So many parts at most can be looked for at once: one bit each. */
export const MOST_PARTS = 31;

/** What a text that holds all of the parts has. */
export const allBits = (parts: readonly string[]): number => 2 ** parts.length - 1;

/** So many texts, and a share of those indexed, are looked through one by one before a new index is worth its while. */
const MOST_LATER = 20_000;
const MOST_LATER_SHARE = 0.05;

/**
 * Texts to be found by parts of their words. They are only ever added, so that a number means the same in every
 * later state of the copy; one that nothing refers to any longer stays until the copy is made anew. Those of the
 * whole copy are indexed; what changes bring later is few and looked through as it is.
 */
export class Texts {
  private builder: TextIndexBuilder | undefined = new TextIndexBuilder();
  private indexed: TextIndex | undefined;
  private readonly later: string[] = [];
  private held = new Int32Array(0);

  /** `text` is in the database's lower case. */
  add(text: string): number {
    if (this.builder !== undefined) return this.builder.add(text);
    return this.indexedCount + this.later.push(text) - 1;
  }

  /** To be called once, when all texts of the whole copy are there. */
  index(): void {
    this.indexed = this.builder?.build();
    this.builder = undefined;
  }

  get isWorn(): boolean {
    return this.later.length > MOST_LATER + MOST_LATER_SHARE * this.indexedCount;
  }

  /**
   * For each text the parts that it holds, a bit each; up to {@link MOST_PARTS} parts, without white space. The
   * answer is good until the next call.
   */
  holding(parts: readonly string[]): Int32Array {
    const count = this.indexedCount + this.later.length;
    if (this.held.length < count) this.held = new Int32Array(Math.ceil(count * 1.1));
    const { held, indexedCount } = this;
    held.fill(0);
    for (const [index, part] of parts.entries()) {
      const bit = 1 << index;
      this.indexed?.mark(part, bit, held);
      for (const [at, text] of this.later.entries())
        if (text.includes(part)) held[indexedCount + at] = (held[indexedCount + at] ?? 0) | bit;
    }
    return held;
  }

  private get indexedCount(): number {
    return this.indexed?.count ?? 0;
  }
}
