/** A block has this many words: few enough to be scanned one by one. */
const BLOCK = 1_024;

/** The character classes: letters, digits, the end of a word, and one for all other characters. */
const CLASSES = 38;
const END = 36;
const OTHER = 37;
const [DIGIT, LETTER] = ['0'.charCodeAt(0), 'a'.charCodeAt(0)];

/**
 * Words that are searched by any part of them. Each block of words stores which trigrams occur in it, so that most
 * blocks need no scan.
 */
export class Words {
  private readonly list: string[] = [];
  private readonly blocks: Uint32Array[] = [];

  get count(): number {
    return this.list.length;
  }

  /** Returns the permanent number of the word. */
  add(word: string): number {
    const number = this.list.push(word) - 1;
    this.note(word, number);
    return number;
  }

  /** Returns the numbers of the words that contain `part`, which must not be empty or have white space. */
  containing(part: string): number[] {
    const ranges = rangesOf(part);
    const found: number[] = [];
    for (const [index, block] of this.blocks.entries()) {
      if (!ranges.every((range) => hasAny(block, range))) continue;
      const end = Math.min((index + 1) * BLOCK, this.list.length);
      for (let number = index * BLOCK; number < end; number += 1)
        if (this.list[number]?.includes(part)) found.push(number);
    }
    return found;
  }

  private note(word: string, number: number): void {
    const block = (this.blocks[Math.floor(number / BLOCK)] ??= new Uint32Array(Math.ceil(CLASSES ** 3 / 32)));
    for (let at = 0; at < word.length; at += 1) {
      const three = (classAt(word, at) * CLASSES + classAt(word, at + 1)) * CLASSES + classAt(word, at + 2);
      block[three >>> 5] = (block[three >>> 5] ?? 0) | (1 << (three & 31));
    }
  }
}

/** Returns END past the end of the word. */
function classAt(word: string, at: number): number {
  if (at >= word.length) return END;
  const code = word.charCodeAt(at);
  if (code >= DIGIT && code < DIGIT + 10) return code - DIGIT;
  return code >= LETTER && code < LETTER + 26 ? code - LETTER + 10 : OTHER;
}

type Range = readonly [from: number, to: number];

/**
 * Returns the ranges of trigrams of which a word that contains `part` must have one each: the exact trigram, or all
 * with the same beginning.
 */
function rangesOf(part: string): Range[] {
  const classes = Array.from({ length: part.length }, (_, at) => classAt(part, at));
  return classes.slice(0, Math.max(1, classes.length - 2)).map((_, at) => {
    const given = classes.slice(at, at + 3);
    const size = CLASSES ** (3 - given.length);
    const from = given.reduce((code, each) => code * CLASSES + each, 0) * size;
    return [from, from + size];
  });
}

function hasAny(block: Uint32Array, [from, to]: Range): boolean {
  for (let three = from; three < to; three += 1)
    if (((block[three >>> 5] ?? 0) & (1 << (three & 31))) !== 0) return true;
  return false;
}
