import { MOST_UNMAPPED, valueKey, type UnmappedValue } from '@manzil/contracts/listings/feed-values';
import type { ReadRecord } from './feed-record.js';

const MOST_REFERENCES = 3;

/** Collects the unmapped terms of a feed, each once, up to a limit. */
export class UnmappedValues {
  private readonly values = new Map<string, UnmappedValue>();

  add({ line, sourceReference, problems }: ReadRecord): void {
    for (const { field, severity, unmapped } of problems) {
      if (unmapped === undefined) continue;
      const { term, value } = unmapped;
      const key = `${term} ${valueKey(value)}`;
      let known = this.values.get(key);
      if (known === undefined) {
        if (this.values.size >= MOST_UNMAPPED) continue;
        const rejected = severity === 'rejected';
        known = { term, value, field: field.slice(0, 100), count: 0, rejected, references: [], line };
        this.values.set(key, known);
      }
      known.count += 1;
      if (sourceReference !== null && known.references.length < MOST_REFERENCES)
        known.references.push(sourceReference);
    }
  }

  /** Lists the terms, the most frequent first. */
  list(): UnmappedValue[] {
    return [...this.values.values()].sort((one, other) => other.count - one.count);
  }
}
