import type { SourceRecord } from './source-record.js';

/** Names a feed is reported for at most: one that makes up new ones all the time is not worth more. */
const MOST_NAMES = 200;
/** What a listing's page is called is ours to say, whatever a feed calls it. */
const OURS = ['pagelink'];

/** Reports each name of a feed that nothing reads, once, with the first value it has: nothing is dropped in silence. */
export class UnreadNames {
  private readonly asked = new Set<string>(OURS);
  private readonly reported = new Set<string>();

  /** Before the record is read. */
  watch(source: SourceRecord): void {
    source.noteAsked(this.asked);
  }

  /** After it has been read. */
  report(source: SourceRecord): void {
    for (const [name, first] of source.stated()) {
      if (this.asked.has(name) || this.reported.has(name) || this.reported.size >= MOST_NAMES) continue;
      this.reported.add(name);
      source.warn(
        name.slice(0, 100),
        `"${first.slice(0, 80)}" is in a column that is not mapped; assign it in the mapping of the feed`,
      );
    }
  }
}
