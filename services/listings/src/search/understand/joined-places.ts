import type { UnderstoodPart } from '@manzil/contracts/listings/understood';
import type { Token } from '../../text/tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** The tokens read at one position of a text; `part` is undefined when they have no meaning. */
export interface Step {
  tokens: readonly Token[];
  part: UnderstoodPart | undefined;
}

const JOINS = new Set(['or', 'and', '/', 'او', 'و']);
const COMMA = /[,،]/;
const AND = 'و';

/**
 * Reads single words of place names as places when "or", "and" or a comma joins them to a place, and after "in": the
 * first word of "marina or jlt" is a place, while "marina" alone is also a part of the names of buildings. Two passes
 * over the steps are enough, one in each direction.
 */
export function joinPlaces(
  text: string,
  steps: readonly Step[],
  { placeWords, phrases }: Pick<Vocabulary, 'placeWords' | 'phrases'>,
): UnderstoodPart[] {
  const parts = steps.map(({ part }) => part);
  const isWord = (index: number): boolean => parts[index] === undefined && isOther(steps[index]);
  const read = (index: number): UnderstoodPart | undefined => {
    const [token] = steps[index]?.tokens ?? [];
    if (token === undefined || !isWord(index) || isWord(index - 1) || isWord(index + 1)) return undefined;
    const value = placeWords.get(token.key) ?? placeWords.get(token.bareKey ?? '');
    return value === undefined ? undefined : { kind: 'place', value, from: token.from, to: token.to };
  };
  const walk = (indices: readonly number[]): void => {
    let isAfterPlace = false;
    let isJoined = false;
    let last: Token | undefined;
    for (const index of indices) {
      const { tokens = [] } = steps[index] ?? {};
      const [token] = tokens;
      if (token === undefined) continue;
      isJoined ||= (last !== undefined && joins(text, last, token)) || tokens.some(isJoin);
      last = token;
      if (parts[index]?.kind === 'filler' || isJoin(token)) continue;
      if (isAfterPlace && isJoined) parts[index] ??= read(index);
      isAfterPlace = parts[index]?.kind === 'place';
      isJoined = false;
    }
  };
  const forward = [...steps.keys()];
  for (const index of forward) {
    const before = behindIn(steps, index);
    // "Not in marina": the place is not wanted.
    if (before !== undefined && !isNegation(before, phrases)) parts[index] ??= read(index);
  }
  walk(forward);
  walk(forward.toReversed());
  return parts.flatMap((part) => part ?? []);
}

const INS = new Set(['in', 'في']);

/** Returns the tokens before "in marina" or "in the marina"; undefined without an "in". */
function behindIn(steps: readonly Step[], index: number): readonly Token[] | undefined {
  const keyAt = (at: number): string => steps[at]?.tokens[0]?.key ?? '';
  const at = keyAt(index - 1) === 'the' ? index - 2 : index - 1;
  return INS.has(keyAt(at)) ? (steps[at - 1]?.tokens ?? []) : undefined;
}

const isNegation = (tokens: readonly Token[], phrases: Vocabulary['phrases']): boolean =>
  phrases.at(tokens, 0, () => undefined).some(({ meaning }) => meaning.is === 'negation');

const isJoin = ({ key }: Token): boolean => JOINS.has(key);

const isOther = (step: Step | undefined): boolean =>
  step?.tokens.some((token) => token.kind === 'word' && !isJoin(token)) ?? false;

/** Checks for a comma between two tokens, or the Arabic "and" at the beginning of the later one. */
function joins(text: string, one: Token, other: Token): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const isAnd = second.bareKey !== undefined && text.startsWith(AND, second.from);
  return isAnd || COMMA.test(text.slice(first.to, second.from));
}
