import { Words } from './words.js';

/** An inverted index: it maps each word to the texts that contain it. It is immutable. */
export class TextIndex {
  constructor(
    readonly count: number,
    private readonly words: Words,
    /** The texts of all words, one word after the other, and the offset of each word. */
    private readonly texts: Int32Array,
    private readonly begins: Int32Array,
  ) {}

  /** Sets `bit` for each text with a word that contains `part`. */
  mark(part: string, bit: number, marks: Int32Array): void {
    const { texts, begins } = this;
    for (const word of this.words.containing(part)) {
      const end = begins[word + 1] ?? 0;
      for (let at = begins[word] ?? 0; at < end; at += 1) {
        const text = texts[at] ?? 0;
        marks[text] = (marks[text] ?? 0) | bit;
      }
    }
  }
}

/** Collects texts in the order of their numbers. */
export class TextIndexBuilder {
  private readonly words = new Words();
  private readonly numbers = new Map<string, number>();
  /** The words of all texts, one text after the other, and the text of each. */
  private written = new Int32Array(8_192);
  private textOf = new Int32Array(8_192);
  private length = 0;
  private count = 0;

  add(text: string): number {
    for (const word of text.split(/\s+/)) {
      if (word === '') continue;
      if (this.length === this.written.length)
        [this.written, this.textOf] = [twiceAsLong(this.written), twiceAsLong(this.textOf)];
      this.written[this.length] = this.numberOf(word);
      this.textOf[this.length] = this.count;
      this.length += 1;
    }
    this.count += 1;
    return this.count - 1;
  }

  build(): TextIndex {
    const begins = new Int32Array(this.words.count + 1);
    const written = this.written.subarray(0, this.length);
    for (const word of written) begins[word + 1] = (begins[word + 1] ?? 0) + 1;
    for (let word = 1; word < begins.length; word += 1)
      begins[word] = (begins[word] ?? 0) + (begins[word - 1] ?? 0);
    const next = begins.slice();
    const texts = new Int32Array(this.length);
    for (let at = 0; at < this.length; at += 1) {
      const word = written[at] ?? 0;
      const to = next[word] ?? 0;
      texts[to] = this.textOf[at] ?? 0;
      next[word] = to + 1;
    }
    return new TextIndex(this.count, this.words, texts, begins);
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    // A slice would keep the whole text it was cut from in memory, so the word is copied.
    const own = Buffer.from(word).toString();
    const number = this.words.add(own);
    this.numbers.set(own, number);
    return number;
  }
}

function twiceAsLong(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(numbers.length * 2);
  longer.set(numbers);
  return longer;
}
