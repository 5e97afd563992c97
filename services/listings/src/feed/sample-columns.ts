import type { SampleColumn } from '@manzil/contracts/listings/feed-mapping';
import { ownValue } from './own-value.js';
import type { FieldMap, SourceRecord } from './source-record.js';

const MOST_COLUMNS = 300;
const MOST_EXAMPLES = 3;
const LONGEST_NAME = 200;
const LONGEST_EXAMPLE = 80;

/** The columns of a feed's first records: what they hold, and whether anything is read from them. */
export class SampleColumns {
  private readonly columns = new Map<string, { examples: Set<string>; stated: number }>();
  private readonly asked = new Set<string>();

  constructor(private readonly fieldMap: FieldMap) {}

  /** `given` as the sender wrote it; `source` is the same under our names, before it is read. */
  look(given: SourceRecord, source: SourceRecord): void {
    source.noteAsked(this.asked);
    for (const [name, first] of given.stated()) {
      const column = this.columns.get(name) ?? { examples: new Set<string>(), stated: 0 };
      if (!this.columns.has(name) && (this.columns.size >= MOST_COLUMNS || name.length > LONGEST_NAME))
        continue;
      column.stated += 1;
      if (column.examples.size < MOST_EXAMPLES) column.examples.add(first.trim().slice(0, LONGEST_EXAMPLE));
      this.columns.set(name, column);
    }
  }

  /** After the records have been read, in the order in which they came. */
  list(): SampleColumn[] {
    return [...this.columns].map(([name, { examples, stated }]) => ({
      ...{ name, stated, examples: [...examples] },
      read: this.asked.has(ownValue(this.fieldMap, name) ?? name),
    }));
  }
}
