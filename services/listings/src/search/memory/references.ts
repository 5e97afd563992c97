/** Longer beginnings would need more memory, and shorter ones let more texts through that refer to nothing. */
const LONGEST = 6;
/** PostgreSQL lower-cases these letters as JavaScript does. */
const LOWERED_ALIKE = /^[\x21-\x7e]+$/;

/**
 * The beginnings of the references and permit numbers of listings, by which nearly all texts with a digit ("2 bed",
 * "1.5m") are known to refer to none without a query. Like places they are only ever added.
 */
export class References {
  private readonly beginnings = new Set<string>();

  /** `key` is a reference or permit number in lower case without separators. */
  add(key: string): void {
    for (let length = Math.min(key.length, LONGEST); length > 0; length -= 1) {
      const beginning = key.slice(0, length);
      // With a longer one all shorter ones are there.
      if (this.beginnings.has(beginning)) return;
      this.beginnings.add(beginning);
    }
  }

  /** Returns false when none is this key or begins with it. */
  mayBegin(key: string): boolean {
    return !LOWERED_ALIKE.test(key) || this.beginnings.has(key.slice(0, LONGEST));
  }
}
