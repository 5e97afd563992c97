import { valueKey, type FeedTerm } from '@manzil/contracts/listings/feed-values';
import type { RecordProblem } from './feed-record.js';
import { ownValue } from './own-value.js';
import type { Reading } from './reading.js';

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
    readonly reading: Reading = {},
  ) {}

  /** From now on adds to `asked` the names that are asked for, stated or not. */
  noteAsked(asked: Set<string>): void {
    this.asked = asked;
  }

  /** What the record states, by name, with the first value of each. */
  *stated(): Generator<[name: string, first: string]> {
    for (const [name, [first = '']] of this.values) if (first.trim() !== '') yield [name, first];
  }

  /** The same record, to be read so: its values under the names that `fields` gives them; an empty one drops the value. */
  by(reading: Reading): SourceRecord {
    const { fields } = reading;
    if (fields === undefined) return new SourceRecord(this.line, this.values, this.problems, reading);
    const values = new Map<string, readonly string[]>();
    for (const [name, given] of this.values) {
      const ours = ownValue(fields, name) ?? name;
      if (ours !== '') values.set(ours, [...(values.get(ours) ?? []), ...given]);
    }
    return new SourceRecord(this.line, values, this.problems, reading);
  }

  /** What staff have said that a word means; undefined when they have not. */
  chosen(term: FeedTerm, value: string): string | undefined {
    const words = this.reading.values?.[term];
    return words && ownValue(words, valueKey(value));
  }

  /** The first stated value among `names`, trimmed; empty counts as not stated. */
  text(...names: string[]): string {
    this.note(names);
    for (const name of names) {
      const value = this.first(name);
      if (value !== '') return value;
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
      const value = this.first(name);
      if (value === '') continue;
      const result = read(value);
      if (result !== undefined) return result;
      this.warn(name, `"${value.slice(0, 80)}" is not understood`);
    }
    return null;
  }

  /** The same record, problems included, with other values under one name. */
  with(name: string, values: readonly string[]): SourceRecord {
    return new SourceRecord(this.line, new Map(this.values).set(name, values), this.problems, this.reading);
  }

  warn(field: string, reason: string): void {
    this.problems.push({ field, reason, severity: 'warning' });
  }

  /** The first value that says something; empty when none does. */
  private first(name: string): string {
    for (const given of this.values.get(name) ?? []) {
      const value = storable(given).trim();
      if (value !== '') return value;
    }
    return '';
  }

  private note(names: string[]): void {
    if (this.asked !== undefined) for (const name of names) this.asked.add(name);
  }

  reject(field: string, reason: string): void {
    this.problems.push({ field, reason, severity: 'rejected' });
  }
}

/** What most values have nothing of; halves of pairs are told from whole ones only where there are any. */
const DOUBTFUL = /[\0\ud800-\udfff]/;

/** JSON can spell characters that no database text may hold: NUL, and halves of surrogate pairs. */
function storable(value: string): string {
  if (!DOUBTFUL.test(value)) return value;
  return value.replace(/\0/g, ' ').replace(/\p{Surrogate}/gu, '\ufffd');
}
