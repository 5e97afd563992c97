interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}
export type DiffPart = DiffLine | { kind: 'skipped'; count: number };

/** Beyond this many comparisons what differs is shown as one piece replaced by another. */
const MOST_COMPARISONS = 4_000_000;
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
export function lineDiff(before: readonly string[], after: readonly string[]): DiffPart[] {
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const [a, b] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (a.length === 0 && b.length === 0) return [];
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return withoutLongSames([
    ...before.slice(0, start).map(same),
    ...(a.length * b.length > MOST_COMPARISONS ? replaced(a, b) : longestCommon(a, b)),
    ...before.slice(before.length - end).map(same),
  ]);
}

const commonStart = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((line, index) => line !== b[index]);
  return differs === -1 ? a.length : differs;
};

const commonEnd = (a: readonly string[], b: readonly string[]): number =>
  Math.min(commonStart(a.toReversed(), b.toReversed()), a.length, b.length);

const replaced = (a: readonly string[], b: readonly string[]): DiffLine[] => [
  ...a.map((text) => ({ kind: 'removed', text }) as const),
  ...b.map((text) => ({ kind: 'added', text }) as const),
];

/** By the lengths of the longest common subsequences of all pairs of endings. */
function longestCommon(a: readonly string[], b: readonly string[]): DiffLine[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [from, to] = [a[i], b[j]];
    if (from !== undefined && from === to) {
      lines.push({ kind: 'same', text: from });
      i += 1;
      j += 1;
    } else if (from !== undefined && (to === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: from });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: to ?? '' });
      j += 1;
    }
  }
  return lines;
}

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
