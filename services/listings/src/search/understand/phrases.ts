import type { Token } from '../../text/tokens.js';

interface Node<T> {
  next: Map<string, Node<T>>;
  meanings: T[];
}

/** A phrase has at most this many words. */
const LONGEST = 8;

/** Phrases by their words. A search takes one step for each word of the longest phrase. */
export class Phrases<T> {
  /** The words of all phrases. */
  readonly words = new Set<string>();
  private readonly root: Node<T> = { next: new Map(), meanings: [] };

  /** Adds a meaning to the phrase of these words; the first one of a kind wins. */
  add(words: readonly string[], meaning: T): void {
    if (words.length === 0 || words.length > LONGEST) return;
    let node = this.root;
    for (const word of words) {
      let next = node.next.get(word);
      if (next === undefined) {
        next = { next: new Map(), meanings: [] };
        node.next.set(word, next);
      }
      this.words.add(word);
      node = next;
    }
    node.meanings.push(meaning);
  }

  /** Returns all phrases that begin at a token, shortest first; `end` is the position after the phrase. */
  at(tokens: readonly Token[], start: number, step: () => void): { meaning: T; end: number }[] {
    const found: { meaning: T; end: number }[] = [];
    const first = tokens[start];
    if (first === undefined) return found;
    for (const key of first.bareKey === undefined ? [first.key] : [first.key, first.bareKey]) {
      let node = this.root.next.get(key);
      for (let end = start + 1; node !== undefined; end += 1) {
        step();
        for (const meaning of node.meanings) found.push({ meaning, end });
        // A hyphen between words is a blank, unless the phrase has it: "dubai-marina".
        if (isHyphenated(tokens, end) && !node.next.has('-')) end += 1;
        const token = tokens[end];
        node = token === undefined ? undefined : node.next.get(token.key);
      }
      if (found.length > 0) break;
    }
    return found;
  }
}

const isHyphenated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === '-' && tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'word';
