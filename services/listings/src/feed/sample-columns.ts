import type { SampleColumn } from '@manzil/contracts/listings/feed-mapping';
import type { FieldMap, SourceRecord } from './source-record.js';

const MOST_COLUMNS = 300;
const MOST_EXAMPLES = 3;
const LONGEST_NAME = 200;
const LONGEST_EXAMPLE = 80;

/** Collects the columns of a feed's first records, with examples and whether they are read. */
export class SampleColumns {
  private readonly columns = new Map<string, { ours: string; examples: Set<string>; stated: number }>();
  private readonly readNames = new Set<string>();

  constructor(private readonly fieldMap: FieldMap) {}

  /** Adds a record before it is read: `given` has the sender's names, `source` ours. */
  add(given: SourceRecord, source: SourceRecord): void {
    source.trackReads(this.readNames);
    for (const [name, first] of given.stated()) {
      const column = this.columns.get(name) ?? {
        ours: given.nameIn(this.fieldMap, name),
        examples: new Set<string>(),
        stated: 0,
      };
      if (!this.columns.has(name) && (this.columns.size >= MOST_COLUMNS || name.length > LONGEST_NAME))
        continue;
      column.stated += 1;
      if (column.examples.size < MOST_EXAMPLES) column.examples.add(first.trim().slice(0, LONGEST_EXAMPLE));
      this.columns.set(name, column);
    }
  }

  /** Lists the columns in the order of their first occurrence; it is called after the records were read. */
  list(): SampleColumn[] {
    return [...this.columns].map(([name, { ours, examples, stated }]) => ({
      name,
      stated,
      examples: [...examples],
      read: this.readNames.has(ours),
    }));
  }
}
