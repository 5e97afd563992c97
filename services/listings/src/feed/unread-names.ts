import type { SourceRecord } from './source-record.js';

/** At most this many names of a feed are counted; a feed with more of them is reported as such. */
const MOST_NAMES = 200;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 80;
/** We choose the paths of pages, and the other names do not describe the property. */
const OURS = /^(?:pagelink|count|(?:.*\.)?@id)$|(?:^|[.@])(?:last_?update|watermark|modtime|@odata\.[\w.]+)$/;

interface UnreadName {
  count: number;
  first: string;
  line: number | null;
}

/** Counts the names of a feed that no reader uses, so that missing data is noticed. */
export class UnreadNames {
  private readonly readNames = new Set<string>();
  private readonly names = new Map<string, UnreadName>();
  private left = 0;

  /** Tracks which names are read; it is called before the record is read. */
  track(source: SourceRecord): void {
    source.trackReads(this.readNames);
  }

  /** Counts the stated names that were not read; it is called after the record was read. */
  add(source: SourceRecord): void {
    for (const [given, first] of source.stated(this.readNames)) {
      if (OURS.test(given)) continue;
      const name = given.slice(0, LONGEST_NAME);
      const known = this.names.get(name);
      if (known !== undefined) known.count += 1;
      else if (this.names.size < MOST_NAMES)
        this.names.set(name, { count: 1, first: first.trim().slice(0, LONGEST_VALUE), line: source.line });
      else this.left += 1;
    }
  }

  /** Lists the names that were read in no record, in the order of their first occurrence. */
  list(): (UnreadName & { name: string })[] {
    const names = [...this.names].filter(([name]) => !this.readNames.has(name));
    const listed = names.map(([name, { count, first, line }]) => ({ name, count, first, line }));
    if (this.left === 0) return listed;
    return [...listed, { name: '…', count: this.left, first: 'further names', line: null }];
  }
}
