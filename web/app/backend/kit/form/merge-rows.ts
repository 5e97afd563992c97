/** A field that differs between two versions of one form. */
export interface MergeRow {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Relative to the common base version. */
  changedBy: 'me' | 'them' | 'both';
}

/** The fields that differ, each with who changed it since `base`. */
export const mergeRows = (base: object, mine: object, theirs: object): MergeRow[] =>
  Object.entries(mine)
    .map(([field, value]) => ({ field, mine: value as unknown, theirs: valueOf(theirs, field) }))
    .filter((row) => !isSame(row.mine, row.theirs))
    .map((row) => {
      const before = valueOf(base, row.field);
      const isMine = !isSame(row.mine, before);
      const isTheirs = !isSame(row.theirs, before);
      return { ...row, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them' };
    });

/** When both changed a field, the member's own value is preselected. */
export const picksOf = (rows: readonly MergeRow[]): Record<string, 'mine' | 'theirs'> =>
  Object.fromEntries(rows.map(({ field, changedBy }) => [field, changedBy === 'them' ? 'theirs' : 'mine']));

/** A value as lines of text; markup is shown as its text, unless nothing else differs from `other`. */
export function linesOf(value: unknown, other?: unknown): string {
  if (typeof value === 'string') {
    const text = textOf(value);
    return typeof other === 'string' && text === textOf(other) ? value : text;
  }
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((item: unknown) => linesOf(item)).join('\n');
  if (typeof value === 'object')
    return Object.values(value)
      .map((item: unknown) => linesOf(item))
      .filter((line) => line !== '')
      .join('\n');
  return typeof value === 'number' ? String(value) : '';
}

/** Parsed into a separate document: scripts do not run and nothing is loaded. */
const textOf = (value: string): string =>
  /<[a-z]/i.test(value)
    ? new DOMParser()
        .parseFromString(value.replace(/<\/(p|li|h\d)>/gi, '$&\n'), 'text/html')
        .body.textContent.trim()
    : value;

const valueOf = (values: object, field: string): unknown => (values as Record<string, unknown>)[field];
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
