import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { FeedRecord, ReadRecord } from '../feed/feed-record.js';
import { makePagelink } from './pagelink.js';
import type { RunProgress } from './run-progress.js';

const BATCH = 500;

interface StageRow {
  source_reference: string;
  pagelink: string | null;
  content_hash: string | null;
  record: Record<string, unknown> | null;
  line: number | null;
}

/**
 * Writes every record of the feed to the run's stage, batch by batch. A rejected record that says who it is
 * leaves a row without content, so that its listing is kept and not taken for one that is gone. Of records
 * with one reference the first counts.
 */
export async function stageFeed(
  manager: EntityManager,
  runId: string,
  records: AsyncIterable<ReadRecord>,
  progress: RunProgress,
): Promise<void> {
  await manager.query('DELETE FROM import_stage WHERE run_id = $1', [runId]);
  let batch: StageRow[] = [];
  for await (const read of records) {
    progress.read += 1;
    if (read.record === null) progress.rejected += 1;
    for (const problem of read.problems) {
      progress.addProblem({ line: read.line, reference: read.sourceReference, ...problem });
    }
    const row = stageRow(read);
    if (row !== null) batch.push(row);
    if (batch.length >= BATCH) {
      await writeBatch(manager, runId, batch, progress);
      batch = [];
    }
    await progress.saveNowAndThen();
  }
  await writeBatch(manager, runId, batch, progress);
}

function stageRow({ record, sourceReference, line }: ReadRecord): StageRow | null {
  if (sourceReference === null) return null;
  if (record === null)
    return { source_reference: sourceReference, pagelink: null, content_hash: null, record: null, line };
  const columns = toColumns(record);
  return {
    source_reference: sourceReference,
    pagelink: makePagelink(record),
    content_hash: createHash('sha256').update(JSON.stringify(columns)).digest('hex'),
    record: columns,
    line,
  };
}

/** Keys become column names, so that the database itself can make a row of the record. */
function toColumns(record: FeedRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value as unknown,
    ]),
  );
}

async function writeBatch(
  manager: EntityManager,
  runId: string,
  batch: StageRow[],
  progress: RunProgress,
): Promise<void> {
  const first = new Map<string, StageRow>();
  const repeated: StageRow[] = [];
  for (const row of batch) {
    if (first.has(row.source_reference)) repeated.push(row);
    else first.set(row.source_reference, row);
  }
  const written = (await manager.query(
    `INSERT INTO import_stage (run_id, source_reference, pagelink, content_hash, record)
     SELECT $1, source_reference, pagelink, content_hash, record
     FROM jsonb_to_recordset($2::jsonb) AS given(source_reference text, pagelink text, content_hash text, record jsonb)
     ON CONFLICT DO NOTHING RETURNING source_reference`,
    [runId, JSON.stringify([...first.values()])],
  )) as { source_reference: string }[];
  const stored = new Set(written.map((row) => row.source_reference));
  repeated.push(...[...first.values()].filter((row) => !stored.has(row.source_reference)));
  for (const { line, source_reference: reference, record } of repeated) {
    progress.addProblem({
      line,
      reference,
      field: 'reference',
      reason: 'occurs more than once; the first one counts',
      severity: 'rejected',
    });
    if (record !== null) progress.rejected += 1;
  }
}
