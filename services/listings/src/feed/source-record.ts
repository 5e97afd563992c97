import { valueKey, type FeedTerm } from '@manzil/contracts/listings/feed-values';
import type { DateOrder } from './date-order.js';
import type { RecordProblem } from './feed-record.js';
import { isBesideFigure, nameBesideFigure, statedByName } from './figure-fields.js';
import { ownPropertyValue } from './own-property.js';
import { isPlaceholder } from './read/placeholders.js';
import type { Reading } from './reading.js';

/** Maps the sender's names to ours, all in lower case. */
export type FieldMap = Readonly<Record<string, string>>;

/**
 * Returns our name of a field: the mapped one, else the sender's. An attribute follows its element (`kosten.@currency`
 * is `price.@currency`), so that a currency or unit in it is not lost. Empty when the field is left out.
 */
function mappedName(fields: FieldMap, name: string): string {
  const ours = ownPropertyValue(fields, name);
  if (ours !== undefined) return ours;
  const at = name.lastIndexOf('.@');
  const element = at === -1 ? undefined : ownPropertyValue(fields, name.slice(0, at));
  if (element === undefined) return nameBesideFigure(fields, name) ?? name;
  return element === '' ? '' : `${element}${name.slice(at)}`;
}

const IDENTITY = ['ad_type', 'property_ref_no', 'propertyid'];
const WRAPPERS =
  /^(?:node|_source|source|listing|property|item|attributes|fields|document|doc|content|properties)\./;

/**
 * One record of a parser: values by lower-cased name, several for a repeated name. The mapper reads through it, and
 * unreadable values become problems of their fields.
 */
export class SourceRecord {
  /** The order of day and month in the dates of its feed. */
  dates: DateOrder | undefined;
  private readNames: Set<string> | undefined;
  private beside: readonly string[] | undefined;
  private wrapper: string | undefined;

  constructor(
    readonly line: number | null,
    private readonly values: ReadonlyMap<string, readonly string[]>,
    readonly problems: RecordProblem[] = [],
    readonly reading: Reading = {},
  ) {}

  /** Adds every name that is read from now on to `names`, stated or not. */
  trackReads(names: Set<string>): void {
    this.readNames = names;
  }

  /** Yields the stated names that are not in `without`, each with its first value. */
  *stated(without?: ReadonlySet<string>): Generator<[name: string, first: string]> {
    for (const [name, values] of this.values) {
      if (without?.has(name) === true) continue;
      const first = values.find((value) => !isEmpty(value.trim()));
      if (first !== undefined) yield [name, first];
    }
  }

  /** Returns the names of this record that are in `names`, and marks them as read. */
  namesIn(names: Pick<ReadonlySet<string>, 'has'>): string[] {
    const found: string[] = [];
    for (const name of this.values.keys()) if (names.has(name)) found.push(name);
    this.markRead(found);
    return found;
  }

  /** Names of this record that match {@link isBesideFigure}; few records have more than two of them. */
  get besideFigures(): readonly string[] {
    this.beside ??= [...this.values.keys()].filter(isBesideFigure);
    return this.beside;
  }

  /** Calls `see` for all values as they were delivered. */
  forEachValue(see: (value: string) => void): void {
    for (const values of this.values.values()) for (const value of values) see(value);
  }

  /**
   * Returns the same record for other options: with its values under the names in `fields`, where an empty name drops
   * the value.
   */
  by(reading: Reading): SourceRecord {
    const { fields } = reading;
    if (fields === undefined) return this.copy(this.values, reading);
    const values = new Map<string, readonly string[]>();
    for (const [name, given] of this.values) {
      const ours = this.nameIn(fields, name);
      if (ours === '') continue;
      values.set(ours, [...(values.get(ours) ?? []), ...given]);
      for (const [attribute, value] of statedByName(name, ours))
        values.set(`${ours}.${attribute}`, [...(values.get(`${ours}.${attribute}`) ?? []), value]);
    }
    return this.copy(values, reading);
  }

  /** Returns our name for a name of this record; a listing may be in an object of its own: `node.`, `_source.`. */
  nameIn(fields: FieldMap, name: string): string {
    this.wrapper ??= this.findWrapper();
    const isWrapped = this.wrapper !== '' && name.startsWith(this.wrapper);
    const isMapped = ownPropertyValue(fields, name) !== undefined;
    return mappedName(fields, isWrapped && !isMapped ? name.slice(this.wrapper.length) : name);
  }

  private findWrapper(): string {
    if (IDENTITY.some((name) => this.values.has(name))) return '';
    const wrappers = [...this.values.keys()].flatMap((name) => WRAPPERS.exec(name) ?? []);
    return wrappers.find((wrapper) => IDENTITY.some((name) => this.values.has(`${wrapper}${name}`))) ?? '';
  }

  /** Returns the term that staff have mapped `value` to; undefined when there is none. */
  chosen(term: FeedTerm, value: string): string | undefined {
    const words = this.reading.values?.[term];
    return words && ownPropertyValue(words, valueKey(value));
  }

  /** Returns the first stated value among `names`, trimmed; empty values and placeholders are not stated. */
  text(...names: string[]): string {
    this.markRead(names);
    for (const name of names) {
      const value = this.first(name);
      if (value !== '') return value;
    }
    return '';
  }

  all(...names: string[]): string[] {
    this.markRead(names);
    const found: string[] = [];
    for (const name of names)
      for (const given of this.values.get(name) ?? []) {
        const value = storable(given).trim();
        if (!isEmpty(value)) found.push(value);
      }
    return found;
  }

  /**
   * Returns the result of `read` for the first stated value among `names`: null means not stated, undefined is not
   * understood and becomes a warning.
   */
  read<T>(read: (value: string) => T | undefined, ...names: string[]): T | null {
    this.markRead(names);
    for (const name of names) {
      const value = this.first(name);
      if (value === '') continue;
      const result = read(value);
      if (result !== undefined) return result;
      this.warn(name, `"${value.slice(0, 80)}" is not understood`);
    }
    return null;
  }

  /** Returns the same record, including its problems, with other values under one name. */
  with(name: string, values: readonly string[]): SourceRecord {
    return this.copy(new Map(this.values).set(name, values), this.reading);
  }

  private copy(values: ReadonlyMap<string, readonly string[]>, reading: Reading): SourceRecord {
    const record = new SourceRecord(this.line, values, this.problems, reading);
    record.dates = this.dates;
    record.readNames = this.readNames;
    return record;
  }

  warn(field: string, reason: string): void {
    this.problems.push({ field, reason, severity: 'warning' });
  }

  /** Returns the first value of `name` that is not empty, even a placeholder: terms of staff may be any words. */
  word(name: string): string {
    this.markRead([name]);
    for (const given of this.values.get(name) ?? []) {
      const value = storable(given).trim();
      if (value !== '') return value;
    }
    return '';
  }

  /** Returns the first value that is stated; an empty text when there is none. */
  private first(name: string): string {
    for (const given of this.values.get(name) ?? []) {
      const value = storable(given).trim();
      if (!isEmpty(value)) return value;
    }
    return '';
  }

  /**
   * Excludes names from the report of unread names: names that are read, or ignored because another name with the same
   * meaning has a value.
   */
  markRead(names: readonly string[]): void {
    if (this.readNames !== undefined) for (const name of names) this.readNames.add(name);
  }

  reject(field: string, reason: string): void {
    this.problems.push({ field, reason, severity: 'rejected' });
  }
}

const isEmpty = (value: string): boolean => value === '' || isPlaceholder(value);

/** Only values with such characters need the slow replacement. */
const DOUBTFUL = /[\0\ud800-\udfff]/;

/** Replaces characters that JSON allows but PostgreSQL does not: NUL and lone surrogates. */
function storable(value: string): string {
  if (!DOUBTFUL.test(value)) return value;
  return value.replace(/\0/g, ' ').replace(/\p{Surrogate}/gu, '\ufffd');
}
