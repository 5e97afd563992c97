import type { Contradiction } from '../content/translation.js';

/** A figure of a text. Figures are the same when their kinds and values are. */
export interface Figure {
  kind: Contradiction['kind'];
  value: string;
  /** As it is written. */
  text: string;
  /** True for what the other text may leave out, such as the "one" of "one bedroom". */
  isOptional?: boolean;
}

/** Figures of a text, and the text with blanks in their places. */
export interface Found {
  figures: Figure[];
  rest: string;
}

/** Takes what a pattern matches out of a text; matches without figures stay in it. */
export function takeOut(
  text: string,
  pattern: RegExp,
  figuresOf: (match: RegExpExecArray) => Figure[] | undefined,
): Found {
  const figures: Figure[] = [];
  const rest = text.replace(pattern, (...match: unknown[]) => {
    const groups = match.slice(
      0,
      match.findIndex((part) => typeof part === 'number'),
    ) as string[];
    const found = figuresOf(groups as unknown as RegExpExecArray);
    const [whole = ''] = groups;
    if (found === undefined) return whole;
    figures.push(...found);
    return ' ';
  });
  return { figures, rest };
}
