import type { Meaning } from './meaning.js';
import { tokenize, type Token } from '../../text/tokens.js';
import type { Vocabulary } from './vocabulary.js';

type MeaningOf<K extends Meaning['is']> = Extract<Meaning, { is: K }>;
export interface Read<T> {
  value: T;
  /** Position after the text that was read. */
  end: number;
}

/** A text as tokens, with typing errors corrected, and the meanings of its phrases. */
export class Reader {
  readonly tokens: readonly Token[];
  private readonly phrases = new Map<number, { meaning: Meaning; end: number }[]>();

  constructor(
    private readonly text: string,
    private readonly vocabulary: Vocabulary,
    private readonly step: () => void,
  ) {
    this.tokens = tokenize(text).map((token) => this.corrected(token));
  }

  /** Returns the meanings of the phrases that begin here, the longest first. */
  meanings(at: number): { meaning: Meaning; end: number }[] {
    let found = this.phrases.get(at);
    if (found === undefined) {
      found = this.vocabulary.phrases.at(this.tokens, at, this.step).sort((a, b) => b.end - a.end);
      this.phrases.set(at, found);
    }
    return found;
  }

  /** Reads the longest phrase of one kind. */
  read<K extends Meaning['is']>(is: K, at: number): Read<MeaningOf<K>> | undefined {
    for (const { meaning, end } of this.meanings(at)) if (isKind(meaning, is)) return { value: meaning, end };
    return undefined;
  }

  /** Reads a unit, also after a hyphen ("2-bedroom"); a unit that ends with a digit must be a single word ("m2"). */
  unit(at: number): Read<MeaningOf<'unit'>> | undefined {
    const start = this.tokens[at]?.key === '-' ? at + 1 : at;
    for (const { meaning, end } of this.meanings(start)) {
      if (!isKind(meaning, 'unit')) continue;
      const [before, last] = [this.tokens[end - 2], this.tokens[end - 1]];
      if (end - start > 1 && last?.kind === 'number' && before?.to !== last.from) continue;
      // The payment of "50 ألف دفعة واحدة" has its own number.
      const counted = this.read('counted', start);
      if (meaning.unit === 'cheque' && counted !== undefined && counted.end > end) return undefined;
      return { value: meaning, end };
    }
    return undefined;
  }

  /** Checks for a comma before a token. */
  isBehindComma(at: number): boolean {
    return /[,،]/.test(this.text.slice(this.tokens[at - 1]?.to, this.tokens[at]?.from));
  }

  private corrected(token: Token): Token {
    this.step();
    const { phrases, words, closest } = this.vocabulary;
    const { key, bareKey } = token;
    const isKnown = (each: string | undefined): boolean =>
      each !== undefined && (phrases.words.has(each) || words.has(each));
    if (token.kind !== 'word' || isKnown(key) || isKnown(bareKey)) return token;
    const near = closest.of(key, this.step);
    return near === undefined ? token : { ...token, key: near };
  }
}

const isKind = <K extends Meaning['is']>(meaning: Meaning, is: K): meaning is MeaningOf<K> =>
  meaning.is === is;
