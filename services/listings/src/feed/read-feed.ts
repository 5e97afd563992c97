import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { ADAPTERS, HEAD_CHARACTERS, type Adapter } from './adapters.js';
import { detectFormat } from './detect-format.js';
import { FeedError } from './feed-error.js';
import { FeedNotes } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { peek } from './peek.js';
import type { Reading } from './reading.js';

export interface OpenFeed {
  format: FeedFormat;
  records: AsyncGenerator<ReadRecord>;
}

/**
 * Detects the format from the beginning of the document, unless `wanted` names it, and streams the records. Memory does
 * not grow with the feed. Problems of the feed as a whole are added to `notes`. An unusable feed throws {@link
 * FeedError}, also while `records` are read.
 */
export async function readFeed(
  text: AsyncIterable<string>,
  wanted: FeedFormat | 'auto',
  base?: string,
  reading: Reading = {},
  notes: FeedNotes = new FeedNotes(),
): Promise<OpenFeed> {
  const { head, all } = await peek(text, HEAD_CHARACTERS);
  const start = head.join('');
  const format =
    wanted === 'auto' ? detectFormat(start, Object.keys(reading.fields ?? {}), reading.recordName) : wanted;
  if (format === wanted && !FORMATS_BY_NAMES.includes(format)) refuseOther(detectFormat(start), format);
  return { format, records: mapAll(ADAPTERS[format], all, base, reading, notes) };
}

/** Formats that are only recognised by their field names, which a mapping may change. */
const FORMATS_BY_NAMES: readonly FeedFormat[] = ['reso', 'json', 'csv', 'xml'];

function refuseOther(found: FeedFormat, wanted: FeedFormat): void {
  // XML of no known format is searched for the records of the format that is wanted.
  if (found === wanted || found === 'xml') return;
  throw new FeedError(`The feed is of the format ${found}, and ${wanted} was expected`, 'wrong-format');
}

async function* mapAll(
  { parse, map, freeNames }: Adapter,
  text: AsyncIterable<string>,
  base: string | undefined,
  reading: Reading,
  notes: FeedNotes,
): AsyncGenerator<ReadRecord> {
  const { unread } = notes;
  notes.hasFreeNames = freeNames === true;
  const options = freeNames === true ? reading : { ...reading, fields: undefined };
  for await (const given of parse(text, notes, options.recordName)) {
    const source = given.by(options);
    unread.track(source);
    // A broken record may still have a reference, but the problems of its fields are not worth reporting.
    const broken = source.problems.filter(({ severity }) => severity === 'rejected');
    const read = map(source, base);
    if (read === null) {
      notes.withdrawn += 1;
      continue;
    }
    unread.add(source);
    yield broken.length > 0 ? { ...read, problems: broken } : read;
  }
}
