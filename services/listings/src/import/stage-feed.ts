import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { EntityManager } from 'typeorm';
import type { FeedRecord, ReadRecord } from '../feed/feed-record.js';
import { columnOf as toColumn } from '../property/locks/locked-columns.js';
import type { Attempt } from './import-run.repository.js';
import { contentHash } from './content-hash.js';
import { SerialWork } from './serial-work.js';
import { proposedPagelink } from './pagelink.js';
import type { RunProgress } from './run-progress.js';

const BATCH_ROWS = 500;
/**
 * A batch is one message to PostgreSQL; with long descriptions it has fewer rows, so that V8 does not promote its
 * strings to the old generation.
 */
const BATCH_CHARACTERS = 500_000;

interface StageRow {
  source_reference: string;
  ordinal: number;
  pagelink: string | null;
  content_hash: string | null;
  /** The serialised record by column name; null for a rejected one. */
  record: string | null;
  line: number | null;
  /** Values for judging, so that the records need not be parsed. */
  price: number | null;
  photos: number | null;
  ad_type: AdType | null;
}

/**
 * Writes every record of the feed to the attempt's stage in batches, and returns the number of rows. A rejected record
 * with a reference gets a row without content, so that its listing is not treated as missing. Of several records with
 * one reference the first is used.
 */
export async function stageFeed(
  manager: EntityManager,
  attempt: Attempt,
  records: AsyncIterable<ReadRecord>,
  progress: RunProgress,
): Promise<number> {
  await clearDeadStages(manager);
  // The next batch is read while PostgreSQL writes this one.
  const writing = new SerialWork();
  try {
    await stageAll(manager, attempt, records, progress, writing);
    return await writing.total();
  } finally {
    // No write is running after this function has returned or thrown.
    await writing.settled();
  }
}

async function stageAll(
  manager: EntityManager,
  attempt: Attempt,
  records: AsyncIterable<ReadRecord>,
  progress: RunProgress,
  writing: SerialWork,
): Promise<void> {
  let batch: StageRow[] = [];
  let characters = 0;
  for await (const read of records) {
    progress.read += 1;
    if (read.record === null) progress.rejected += 1;
    for (const { field, reason, severity } of read.problems) {
      progress.problems.add({ line: read.line, reference: read.sourceReference, field, reason, severity });
    }
    progress.unmapped.add(read);
    const row = stageRow(read, progress.read);
    if (row === undefined) continue;
    batch.push(row);
    characters += row.record?.length ?? 0;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    const full = batch;
    await writing.next(() => writeBatch(manager, attempt, full, progress));
    progress.signal.throwIfAborted();
    batch = [];
    characters = 0;
  }
  progress.signal.throwIfAborted();
  for (const { line, field, reason } of progress.notes.list())
    progress.problems.add({ line, reference: null, field, reason, severity: 'warning' });
  await writing.next(() => writeBatch(manager, attempt, batch, progress));
}

/** Deletes the stages of attempts that were killed or superseded. */
const clearDeadStages = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `DELETE FROM import_stage s WHERE NOT EXISTS
       (SELECT 1 FROM import_run r WHERE r.id = s.run_id AND r.attempt = s.attempt AND r.finished_at IS NULL)`,
  );

function stageRow({ record, sourceReference, line }: ReadRecord, ordinal: number): StageRow | undefined {
  if (sourceReference === null) return undefined;
  const identity = { source_reference: sourceReference, ordinal, line };
  if (record === null)
    return {
      ...identity,
      pagelink: null,
      content_hash: null,
      record: null,
      price: null,
      photos: null,
      ad_type: null,
    };
  const columns = JSON.stringify(toColumns(record));
  const { price, images, adType } = record;
  const content_hash = contentHash(columns, [...images, ...(record.floorPlans ?? [])]);
  const judged = { price, photos: images.length, ad_type: adType };
  return { ...identity, ...judged, pagelink: proposedPagelink(record), content_hash, record: columns };
}

/** Turns keys into column names, so that PostgreSQL can make a row of the record. */
function toColumns(record: FeedRecord): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) columns[columnOf(name)] = value;
  return columns;
}

const COLUMNS = new Map<string, string>();

/** Caches the column name of each field. */
function columnOf(name: string): string {
  let column = COLUMNS.get(name);
  if (column === undefined) {
    column = toColumn(name);
    COLUMNS.set(name, column);
  }
  return column;
}

async function writeBatch(
  manager: EntityManager,
  attempt: Attempt,
  batch: StageRow[],
  progress: RunProgress,
): Promise<number> {
  const written = batch.length === 0 ? [] : await insertBatch(manager, attempt, batch);
  const stored = new Set(written.map(({ ordinal }) => ordinal));
  const repeated = batch.filter(({ ordinal }) => !stored.has(ordinal));
  const adTypes =
    repeated.length === 0 ? new Map<string, AdType>() : await adTypesOf(manager, attempt, repeated);
  for (const { line, source_reference: reference, ad_type: adType, record } of repeated) {
    const first = adTypes.get(reference);
    const reason =
      adType === null || first === undefined || first === adType
        ? 'occurs more than once in the feed; the first one counts'
        : `is for ${adType} under the reference of a listing for ${first}, which counts; give it a reference of its own`;
    progress.problems.add({ line, reference, field: 'reference', reason, severity: 'rejected' });
    progress.duplicates += 1;
    if (record !== null) progress.rejected += 1;
  }
  await progress.problems.save(manager, attempt);
  return written.length;
}

/** Returns the ad types of the first records with these references. */
async function adTypesOf(
  manager: EntityManager,
  { runId, number }: Attempt,
  rows: readonly StageRow[],
): Promise<Map<string, AdType>> {
  const first = await manager.query<{ reference: string; adType: AdType }[]>(
    `SELECT source_reference AS reference, record->>'ad_type' AS "adType" FROM import_stage
     WHERE run_id = $1 AND attempt = $2 AND source_reference = ANY($3::text[]) AND record IS NOT NULL`,
    [runId, number, rows.map(({ source_reference }) => source_reference)],
  );
  return new Map(first.map(({ reference, adType }) => [reference, adType]));
}

const insertBatch = (
  manager: EntityManager,
  attempt: Attempt,
  batch: StageRow[],
): Promise<{ ordinal: number }[]> =>
  // ON CONFLICT also handles two equal references in one statement: the earlier row is inserted.
  manager.query(
    `INSERT INTO import_stage (run_id, attempt, source_reference, ordinal, pagelink, content_hash, record, price, photos)
     SELECT $1, $2, source_reference, ordinal, pagelink, content_hash, record, price, photos
     FROM jsonb_to_recordset($3::jsonb) AS given
       (source_reference text, ordinal integer, pagelink text, content_hash text, record jsonb, price integer, photos smallint)
     ORDER BY ordinal
     ON CONFLICT DO NOTHING RETURNING ordinal`,
    [attempt.runId, attempt.number, `[${batch.map(toJson).join(',')}]`],
  );

/** Inserts the serialised record into the JSON, because escaping its long texts twice takes longer. */
function toJson({ record, ...row }: StageRow): string {
  return `${JSON.stringify(row).slice(0, -1)},"record":${record ?? 'null'}}`;
}
