import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';
import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { ADAPTERS, HEAD_CHARACTERS } from './adapters.js';
import { detectFormat } from './detect-format.js';
import { FeedError } from './feed-error.js';
import { FeedNotes } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { isListName, listCandidates } from './parse-json.js';
import { elementCandidates } from './parse-xml.js';
import { peek } from './peek.js';
import type { RecordCandidates } from './record-candidates.js';
import { SampleColumns } from './sample-columns.js';
import type { Reading } from './reading.js';
import { UnmappedValues } from './unmapped-values.js';

/** Enough of a feed to see which of its elements repeat. */
const SURVEYED_CHARACTERS = 1_000_000;
const MOST_RECORDS = 100;
const SHOWN_RECORDS = 10;
const MOST_PROBLEMS = 200;

type Problem = FeedSample['problems'][number];

/**
 * Reads the first records of a feed as an import with `reading` would, and reports every column and every unknown
 * value. With `cut` the text may end anywhere without being a fault.
 */
export async function sampleRecords(
  text: AsyncIterable<string>,
  { base, reading, cut }: { base: string | undefined; reading: Reading; cut: boolean },
): Promise<FeedSample> {
  const { head, all } = await peek(text, SURVEYED_CHARACTERS);
  const start = head.join('');
  const format = detectFormat(start.slice(0, HEAD_CHARACTERS), 'any', reading.recordName);
  const { parse, map, freeNames: mappable = false } = ADAPTERS[format];
  const candidates = await candidatesIn(format, start);
  const recordName = mappable ? reading.recordName || likelyName(format, candidates) : '';
  const options = mappable ? reading : { ...reading, fields: undefined };
  const columns = new SampleColumns(options.fields ?? {});
  const unmapped = new UnmappedValues();
  const problems = new Map<string, Problem>();
  const notes = new FeedNotes();
  const { unread } = notes;
  const sample: FeedSample = {
    format,
    mappable,
    recordName,
    candidates,
    columns: [],
    read: 0,
    rejected: 0,
    records: [],
    problems: [],
    unmapped: [],
    error: null,
  };
  try {
    for await (const given of parse(all, notes, recordName)) {
      const source = given.by(options);
      columns.add(given, source);
      if (!mappable) unread.track(source);
      const read = map(source, base);
      if (read !== null) {
        if (!mappable) unread.add(source);
        add(sample, problems, read);
        unmapped.add(read);
      }
      if (sample.read === MOST_RECORDS) break;
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const isCut = cut && sample.read > 0;
    if (!isCut) sample.error = error.message;
  }
  // Without a listing of its format, an XML feed may have listings of another one.
  const isOther = !mappable && sample.read === sample.rejected && start.trimStart().startsWith('<');
  return {
    ...sample,
    ...(isOther && { candidates: await elementCandidates(start) }),
    columns: mappable ? columns.list() : [],
    problems: [
      ...problems.values(),
      ...notes.list().map((note) => ({ ...note, severity: 'warning' as const })),
    ],
    unmapped: unmapped.list(),
  };
}

async function candidatesIn(format: FeedFormat, head: string): Promise<RecordCandidates> {
  if (format === 'xml') return elementCandidates(head);
  return format === 'json' ? listCandidates(head) : [];
}

/** Returns the name to choose; empty when the records are found without a choice. */
function likelyName(format: FeedFormat, [first]: RecordCandidates): string {
  return first === undefined || (format === 'json' && isListName(first.name)) ? '' : first.name;
}

function add(sample: FeedSample, problems: Map<string, Problem>, read: ReadRecord): void {
  sample.read += 1;
  if (read.record === null) sample.rejected += 1;
  if (sample.records.length < SHOWN_RECORDS) sample.records.push(toSampleRecord(read));
  for (const { field, reason, severity } of read.problems) {
    const key = JSON.stringify([field, reason]);
    const known = problems.get(key);
    if (known !== undefined) known.count += 1;
    else if (problems.size < MOST_PROBLEMS)
      problems.set(key, { field, reason, severity, count: 1, line: read.line });
  }
}

function toSampleRecord({ line, sourceReference, record }: ReadRecord): FeedSample['records'][number] {
  if (record === null) return { line, reference: sourceReference, listing: null };
  const { title, name, adType, unitType, community, bedrooms, price, images } = record;
  const listing = { title, name, adType, unitType, community, bedrooms, price, photos: images.length };
  return { line, reference: sourceReference, listing };
}
