/** Longer prefixes would need more memory, and shorter ones would let more texts through that match nothing. */
const LONGEST = 6;
/** PostgreSQL lower-cases these letters as JavaScript does. */
const LOWERED_ALIKE = /^[\x21-\x7e]+$/;

/**
 * Prefixes of the references and permit numbers of listings: nearly all texts with a digit ("2 bed", "1.5m") are ruled
 * out as references without a query. Like places, prefixes are only ever added.
 */
export class References {
  private readonly beginnings = new Set<string>();

  /** `key` is a reference or permit number in lower case without separators. */
  add(key: string): void {
    for (let length = Math.min(key.length, LONGEST); length > 0; length -= 1) {
      const beginning = key.slice(0, length);
      // Its shorter prefixes were added with it.
      if (this.beginnings.has(beginning)) return;
      this.beginnings.add(beginning);
    }
  }

  /** Returns false when no stored key equals or begins with this key. */
  mayBegin(key: string): boolean {
    return !LOWERED_ALIKE.test(key) || this.beginnings.has(key.slice(0, LONGEST));
  }
}
