import type { Contradiction } from '../content/translation.js';

/** A figure of a text. Figures are the same when their kinds and values are. */
export interface Figure {
  kind: Contradiction['kind'];
  value: string;
  /** As it is written. */
  text: string;
  /** True if the other text may omit it, such as the "one" of "one bedroom". */
  isOptional?: boolean;
}

/** Figures of a text, and the text without them. */
export interface Found {
  figures: Figure[];
  rest: string;
}

/**
 * Removes the matches of a pattern from a text and returns their figures; matches without figures stay in the text.
 */
export function takeOut(
  text: string,
  pattern: RegExp,
  figuresOf: (match: RegExpExecArray) => Figure[] | undefined,
): Found {
  const figures: Figure[] = [];
  let rest = '';
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const found = figuresOf(match);
    if (found === undefined) continue;
    figures.push(...found);
    // Separates the texts on both sides of a figure.
    rest += `${text.slice(at, match.index)} | `;
    at = match.index + match[0].length;
  }
  return { figures, rest: rest + text.slice(at) };
}

/** Applies {@link takeOut} for each pattern in turn. */
export const takeOutEach = (
  text: string,
  patterns: readonly RegExp[],
  figuresOf: (match: RegExpExecArray, index: number) => Figure[] | undefined,
): Found =>
  patterns.reduce<Found>(
    (found, pattern, index) => {
      const { figures, rest } = takeOut(found.rest, pattern, (match) => figuresOf(match, index));
      return { figures: [...found.figures, ...figures], rest };
    },
    { figures: [], rest: text },
  );
