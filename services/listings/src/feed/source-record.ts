import type { RecordProblem } from './feed-record.js';

/** Our name for each of a sender's names, all in lower case. */
export type FieldMap = Readonly<Record<string, string>>;

/**
 * One record as a format's parser hands it over: values by lower-cased name, and every name may occur more
 * than once. The mapper reads through it, and what it cannot read becomes a problem of that field.
 */
export class SourceRecord {
  private asked: Set<string> | undefined;

  constructor(
    readonly line: number | null,
    private readonly values: ReadonlyMap<string, readonly string[]>,
    readonly problems: RecordProblem[] = [],
  ) {}

  /** From now on adds to `asked` the names that are asked for, stated or not. */
  noteAsked(asked: Set<string>): void {
    this.asked = asked;
  }

  /** What the record states, by name, with the first value of each. */
  *stated(): Generator<[name: string, first: string]> {
    for (const [name, [first = '']] of this.values) if (first.trim() !== '') yield [name, first];
  }

  /** The same record with its values under the names that `names` gives them; an empty one drops the value. */
  renamed(names: FieldMap): SourceRecord {
    const values = new Map<string, readonly string[]>();
    for (const [name, given] of this.values) {
      const ours = names[name] ?? name;
      if (ours !== '') values.set(ours, [...(values.get(ours) ?? []), ...given]);
    }
    return new SourceRecord(this.line, values, this.problems);
  }

  /** The first stated value among `names`, trimmed; empty counts as not stated. */
  text(...names: string[]): string {
    this.note(names);
    for (const name of names) {
      const value = this.all(name)[0];
      if (value !== undefined) return value;
    }
    return '';
  }

  all(...names: string[]): string[] {
    this.note(names);
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
    this.note(names);
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

  private note(names: string[]): void {
    if (this.asked !== undefined) for (const name of names) this.asked.add(name);
  }

  reject(field: string, reason: string): void {
    this.problems.push({ field, reason, severity: 'rejected' });
  }
}

/** JSON can spell characters that no database text may hold: NUL, and halves of surrogate pairs. */
function storable(value: string): string {
  return value.replace(/\0/g, ' ').replace(/\p{Surrogate}/gu, '\ufffd');
}
