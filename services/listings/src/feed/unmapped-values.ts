import { MOST_UNMAPPED, valueKey, type UnmappedValue } from '@manzil/contracts/listings/feed-values';
import type { ReadRecord } from './feed-record.js';

const MOST_REFERENCES = 3;

/** The words of a feed that are none of ours, each once: its memory does not grow with the feed. */
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

  /** Those that most records have come first. */
  list(): UnmappedValue[] {
    return [...this.values.values()].sort((one, other) => other.count - one.count);
  }
}
