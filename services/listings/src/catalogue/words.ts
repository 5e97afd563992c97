/** Words in one block: few enough to be looked through one by one. */
const BLOCK = 1_024;

/** Letters, digits, the end of a word, and one for all other characters. */
const CLASSES = 38;
const END = 36;
const OTHER = 37;
const [DIGIT, LETTER] = ['0'.charCodeAt(0), 'a'.charCodeAt(0)];

/**
 * Words to be found by any part of them. For each block of words it is noted which three characters follow each
 * other in any of them, so that most blocks need no look at their words.
 */
export class Words {
  private readonly list: string[] = [];
  private readonly blocks: Uint32Array[] = [];

  get count(): number {
    return this.list.length;
  }

  /** Its number, which it keeps. */
  add(word: string): number {
    const number = this.list.push(word) - 1;
    this.note(word, number);
    return number;
  }

  /** Numbers of the words that hold `part`, which is not empty and has no white space. */
  holding(part: string): number[] {
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

/** Past the end of the word it is END. */
function classAt(word: string, at: number): number {
  if (at >= word.length) return END;
  const code = word.charCodeAt(at);
  if (code >= DIGIT && code < DIGIT + 10) return code - DIGIT;
  return code >= LETTER && code < LETTER + 26 ? code - LETTER + 10 : OTHER;
}

type Range = readonly [from: number, to: number];

/** What a word that holds `part` must have one of, for each range: each three characters, or all that begin like it. */
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
