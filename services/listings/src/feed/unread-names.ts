import type { SourceRecord } from './source-record.js';

/** At most this many names of a feed are reported. */
const MOST_NAMES = 200;
/** We choose the paths of pages, so this field of a feed is ignored. */
const OURS = ['pagelink'];

/** Reports each unmapped name of a feed once, with its first value, so that nothing is lost unnoticed. */
export class UnreadNames {
  private readonly readNames = new Set<string>(OURS);
  private readonly reported = new Set<string>();

  /** Tracks which names are read; it is called before the record is read. */
  track(source: SourceRecord): void {
    source.trackReads(this.readNames);
  }

  /** Reports the unmapped names; it is called after the record was read. */
  report(source: SourceRecord): void {
    for (const [name, first] of source.stated()) {
      if (this.readNames.has(name) || this.reported.has(name) || this.reported.size >= MOST_NAMES) continue;
      this.reported.add(name);
      source.warn(
        name.slice(0, 100),
        `"${first.slice(0, 80)}" is in a column that is not mapped; assign it in the mapping of the feed`,
      );
    }
  }
}
