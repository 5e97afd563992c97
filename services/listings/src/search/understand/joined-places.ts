import type { UnderstoodPart } from '@manzil/contracts/listings/understood';
import type { Token } from '../../text/tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** The tokens read at one position of a text; a token without a meaning has no part. */
export interface Step {
  tokens: readonly Token[];
  part: UnderstoodPart | undefined;
}

const JOINS = new Set(['or', 'and', '/', 'او', 'و']);
const COMMA = /[,،]/;
const AND = 'و';

/**
 * Reads single words of place names as places where "or", "and" or a comma joins them to a place: the first word of
 * "marina or jlt" is one, while "marina" alone is also a part of the names of buildings. Two walks over the steps are
 * enough, one in each direction.
 */
export function joinPlaces(
  text: string,
  steps: readonly Step[],
  { placeWords }: Pick<Vocabulary, 'placeWords'>,
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
  walk(forward);
  walk(forward.toReversed());
  return parts.flatMap((part) => part ?? []);
}

const isJoin = ({ key }: Token): boolean => JOINS.has(key);

const isOther = (step: Step | undefined): boolean =>
  step?.tokens.some((token) => token.kind === 'word' && !isJoin(token)) ?? false;

/** Checks for a comma between two tokens, or the Arabic "and" at the beginning of the later one. */
function joins(text: string, one: Token, other: Token): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const isAnd = second.bareKey !== undefined && text.startsWith(AND, second.from);
  return isAnd || COMMA.test(text.slice(first.to, second.from));
}
