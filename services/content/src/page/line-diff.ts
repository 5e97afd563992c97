import type { DiffPart } from '@manzil/contracts/content/page';
import { diffArrays } from 'diff';

type DiffLine = Extract<DiffPart, { text: string }>;

/** Beyond so many changed lines they are shown as one piece replaced by another. */
const MOST_EDITS = 2_000;
/** So that an answer about the largest pages fits into one message. */
const MOST_CHARACTERS = 150_000;
/** Lines that stay the same and are shown around a change. */
const AROUND = 2;

/** HTML with each element on a line of its own, as far as lines tell anything of a change. */
export const htmlLines = (html: string): string[] => linesOf(html.replace(/>\s*</g, '>\n<'));

/** CSS with each declaration on a line of its own. */
export const cssLines = (css: string): string[] =>
  linesOf(css.replace(/([{;])\s*/g, '$1\n').replace(/\s*\}/g, '\n}\n'));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What was taken from `before` and added to it to make `after`, with a little of what stayed; empty if all did. */
export function lineDiff(before: string[], after: string[]): DiffPart[] {
  const lines = diffLines(before, after);
  return lines.every(({ kind }) => kind === 'same') ? [] : cut(withoutLongSames(lines));
}

function diffLines(before: string[], after: string[]): DiffLine[] {
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (changes === undefined) return [...all('removed', before), ...all('added', after)];
  return changes.flatMap(({ added, removed, value }) =>
    all(added ? 'added' : removed ? 'removed' : 'same', value),
  );
}

const all = (kind: DiffLine['kind'], texts: string[]): DiffLine[] => texts.map((text) => ({ kind, text }));

function withoutLongSames(lines: readonly DiffLine[]): DiffPart[] {
  const isNearChange = lines.map((_, index) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
  const parts: DiffPart[] = [];
  lines.forEach((line, index) => {
    if (isNearChange[index] === true) {
      parts.push(line);
      return;
    }
    const last = parts.at(-1);
    if (last?.kind === 'skipped') last.count += 1;
    else parts.push({ kind: 'skipped', count: 1 });
  });
  return parts;
}

/** The beginning of what would be too much to read, with how many lines are left out. */
function cut(parts: DiffPart[]): DiffPart[] {
  let characters = 0;
  const end = parts.findIndex(
    (part) => (characters += 'text' in part ? part.text.length : 0) > MOST_CHARACTERS,
  );
  return end === -1 ? parts : [...parts.slice(0, end), { kind: 'cut', count: parts.length - end }];
}
