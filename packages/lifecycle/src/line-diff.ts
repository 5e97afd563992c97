import type { DiffPart } from '@manzil/contracts/content/lifecycle';
import { diffArrays } from 'diff';

type DiffLine = Extract<DiffPart, { text: string }>;

/** With more changed lines the whole text is shown as replaced. */
const MAX_EDITS = 2_000;
/** Keeps the diff of the largest pages within one NATS message. */
const MAX_CHARACTERS = 150_000;
/** Unchanged lines that are shown before and after a change. */
const CONTEXT_LINES = 2;

/** Splits HTML into lines with one element each. */
export const htmlLines = (html: string): string[] => linesOf(html.replace(/>\s*</g, '>\n<'));

/** Splits CSS into lines with one declaration each. */
export const cssLines = (css: string): string[] =>
  linesOf(css.replace(/([{;])\s*/g, '$1\n').replace(/\s*\}/g, '\n}\n'));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the removed and added lines with two unchanged lines around them; empty without a difference. */
export function lineDiff(before: string[], after: string[]): DiffPart[] {
  const lines = diffLines(before, after);
  return lines.every(({ kind }) => kind === 'same') ? [] : cut(withoutLongSames(lines));
}

function diffLines(before: string[], after: string[]): DiffLine[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS });
  if (changes === undefined) return [...all('removed', before), ...all('added', after)];
  return changes.flatMap(({ added, removed, value }) =>
    all(added ? 'added' : removed ? 'removed' : 'same', value),
  );
}

const all = (kind: DiffLine['kind'], texts: string[]): DiffLine[] => texts.map((text) => ({ kind, text }));

function withoutLongSames(lines: readonly DiffLine[]): DiffPart[] {
  const isNearChange = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some(({ kind }) => kind !== 'same'),
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

/** Cuts a diff that is too long and appends the number of omitted parts. */
function cut(parts: DiffPart[]): DiffPart[] {
  let characters = 0;
  const end = parts.findIndex(
    (part) => (characters += 'text' in part ? part.text.length : 0) > MAX_CHARACTERS,
  );
  return end === -1 ? parts : [...parts.slice(0, end), { kind: 'cut', count: parts.length - end }];
}
