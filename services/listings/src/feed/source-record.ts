import type { RecordProblem } from './feed-record.js';

/**
 * One record as a format's parser hands it over: values by lower-cased name, and every name may occur more
 * than once. The mapper reads through it, and what it cannot read becomes a problem of that field.
 */
export class SourceRecord {
  constructor(
    readonly line: number | null,
    private readonly values: ReadonlyMap<string, readonly string[]>,
    readonly problems: RecordProblem[] = [],
  ) {}

  /** The first stated value among `names`, trimmed; empty counts as not stated. */
  text(...names: string[]): string {
    for (const name of names) {
      const value = this.all(name)[0];
      if (value !== undefined) return value;
    }
    return '';
  }

  all(...names: string[]): string[] {
    return names
      .flatMap((name) => this.values.get(name) ?? [])
      .map((value) => storable(value).trim())
      .filter(Boolean);
  }

  /**
   * The first stated value among `names` as `read` understands it: null is a way of saying nothing, undefined
   * is not understood and becomes a warning.
   */
  read<T>(read: (value: string) => T | undefined, ...names: string[]): T | null {
    for (const name of names) {
      const value = this.all(name)[0];
      if (value === undefined) continue;
      const result = read(value);
      if (result !== undefined) return result;
      this.warn(name, `"${value.slice(0, 80)}" is not understood`);
    }
    return null;
  }

  /** The same record, problems included, with other values under one name. */
  with(name: string, values: readonly string[]): SourceRecord {
    return new SourceRecord(this.line, new Map(this.values).set(name, values), this.problems);
  }

  warn(field: string, reason: string): void {
    this.problems.push({ field, reason, severity: 'warning' });
  }

  reject(field: string, reason: string): void {
    this.problems.push({ field, reason, severity: 'rejected' });
  }
}

/** JSON can spell characters that no database text may hold: NUL, and halves of surrogate pairs. */
function storable(value: string): string {
  return value.replace(/\0/g, ' ').replace(/\p{Surrogate}/gu, '\ufffd');
}
