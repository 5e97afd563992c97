import { UnreadNames } from './unread-names.js';

/** Maximum number of notes, not counting the unread names. */
const MOST_NOTES = 100;

/** A note to staff about a feed as a whole; `count` is the number of records it concerns. */
export interface FeedNote {
  line: number | null;
  field: string;
  reason: string;
  count: number;
}

/** Collects notes about a feed, which are reported after its last record; memory does not grow with the feed. */
export class FeedNotes {
  private readonly notes: FeedNote[] = [];
  readonly unread = new UnreadNames();
  /** The sender chooses the field names, so that staff can map them. */
  hasFreeNames = false;
  /** Records that are off the market. */
  withdrawn = 0;

  /** Adds a note, or counts it again; keeps the line of the first occurrence. */
  add(line: number | null, field: string, reason: string): void {
    const known = this.notes.find((note) => note.field === field && note.reason === reason);
    if (known !== undefined) known.count += 1;
    else if (this.notes.length < MOST_NOTES) this.notes.push({ line, field, reason, count: 1 });
  }

  /** Lists everything; it is called after the last record. */
  list(): FeedNote[] {
    const help = this.hasFreeNames
      ? 'the column is not mapped; assign it in the mapping of the feed'
      : 'the format has no such field';
    return [
      ...this.notes.map((note) => ({
        ...note,
        reason: note.count === 1 ? note.reason : `${note.reason} (${note.count} times)`,
      })),
      ...this.unread.list().map(({ name, line, count, first }) => {
        const records = count === 1 ? '1 record' : `${count} records`;
        return { line, field: name, count, reason: `"${first}" is not read (${records}): ${help}` };
      }),
    ];
  }
}
