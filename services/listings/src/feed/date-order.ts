import { orderOf, type DayMonthOrder } from './read/dates.js';
import type { SourceRecord } from './source-record.js';

/** Maximum number of records that wait for a date that shows the order. */
const MOST_WAITING = 1_000;
const MOST_CHARACTERS = 4_000_000;

const SPACE = 0x20;
const [ZERO, NINE] = [0x30, 0x39];

/** The order of day and month in the dates of one feed; undefined until a date shows it. */
export class DateOrder {
  order: DayMonthOrder | undefined;

  /** Learns from the dates of a record; true when one of them has two meanings. */
  learn(record: SourceRecord): boolean {
    let isUnknown = false;
    record.forEachValue((value) => {
      // Most values are ruled out by their length or first character.
      const first = value.charCodeAt(0);
      const canBegin = first <= SPACE || (first >= ZERO && first <= NINE);
      const isCandidate = canBegin && value.length >= 8 && value.length <= 40;
      const shown = isCandidate ? orderOf(value) : undefined;
      if (shown === 'unknown') isUnknown = true;
      else if (shown !== undefined && shown !== this.order)
        this.order = this.order === undefined ? shown : 'both';
    });
    return isUnknown;
  }
}

/**
 * Decides the order of day and month for the whole feed: records wait from the first date with two meanings until
 * another date shows the order, in memory that does not grow with the feed. When all of them have two meanings, the
 * order remains open.
 */
export async function* withDateOrder(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
  const dates = new DateOrder();
  let waiting: SourceRecord[] = [];
  let characters = 0;
  let isFull = false;
  try {
    for await (const record of records) {
      record.dates = dates;
      const isUnknown = dates.learn(record);
      if (dates.order === undefined && !isFull && (isUnknown || waiting.length > 0)) {
        waiting.push(record);
        record.forEachValue((value) => {
          characters += value.length;
        });
        isFull = waiting.length >= MOST_WAITING || characters >= MOST_CHARACTERS;
        if (!isFull) continue;
        yield* waiting;
        waiting = [];
        continue;
      }
      yield* waiting;
      waiting = [];
      yield record;
    }
  } catch (error) {
    // A sample shows the records before the end of a feed that is cut off.
    yield* waiting;
    throw error;
  }
  yield* waiting;
}
