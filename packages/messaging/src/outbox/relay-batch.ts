import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { DataSource, QueryRunner } from 'typeorm';
import { outboxRelayed } from '../metrics.js';
import { storableText } from '../storable.js';
import { storePublished } from './published-messages.js';
import { maxPayloadBytes, publishRow, type OutboxRow, type Outcome } from './publish-row.js';

const BATCH = 500;
/** Limits the bytes of payloads in memory; one row is always read. */
const BATCH_BYTES = 8 * 1024 * 1024;
/** Delays after each rejection, about three minutes in all; after the last one the row has failed. */
const RETRY_SECONDS = [0.5, 1, 2, 4, 8, 16, 32, 60, 60];

interface FailedRow {
  subject: string;
  key: string;
  reason: string;
}

interface BatchResult {
  published: number;
  /** Rows that have failed and are not retried. */
  failedRows: FailedRow[];
  /** The error of a row that was not acknowledged, or whose rejection could not be stored, if any. */
  error: unknown;
  /** The last key of the batch; the next batch starts after it, so that no key starves. */
  lastKey: string | null;
}

interface RowResult {
  row: OutboxRow;
  outcome: Outcome;
}

/**
 * Publishes rows of up to 500 keys, the keys in parallel and the rows of one key in sequence, and moves those that
 * were acknowledged to `published_messages`. The worker that has locked the first row of a key publishes that key; a first row that has
 * failed, or waits for its next attempt, blocks the rows of its own key only. Rows of a process that dies before the
 * commit are published again, and the stream or the inbox discards the duplicates. Keys are taken in their order,
 * starting after `afterKey` and wrapping around.
 */
export async function relayBatch(
  dataSource: DataSource,
  connection: NatsConnection,
  afterKey: string | null = null,
): Promise<BatchResult> {
  const runner = dataSource.createQueryRunner();
  try {
    // Not TypeORM's own transaction, whose commit would wake the relay again and again.
    await runner.query('BEGIN');
    const limit = maxPayloadBytes(connection);
    const keys = await claimKeys(runner, afterKey);
    const rows = keys.length === 0 ? [] : await readRows(runner, keys, limit);
    const results = rows.length === 0 ? [] : await publishByKey(rows, connection, limit);
    const result = { ...(await applyResults(runner, results)), lastKey: keys.at(-1) ?? null };
    await runner.query('COMMIT');
    outboxRelayed.inc(result.published);
    return result;
  } catch (error) {
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function claimKeys(runner: QueryRunner, afterKey: string | null): Promise<string[]> {
  const keys = await claimKeysBetween(runner, afterKey, null, BATCH);
  if (afterKey === null || keys.length === BATCH) return keys;
  return [...keys, ...(await claimKeysBetween(runner, null, afterKey, BATCH - keys.length))];
}

/**
 * Jumps by the index from the first row of one key to the first row of the next. The cost grows with the number of
 * keys, not with the rows that wait behind a failed one, independent of the planner's statistics.
 */
async function claimKeysBetween(
  runner: QueryRunner,
  after: string | null,
  upTo: string | null,
  limit: number,
): Promise<string[]> {
  const heads = (await runner.query(
    `WITH RECURSIVE heads AS (
       (SELECT key, seq FROM outbox WHERE ($1::text IS NULL OR key > $1) ORDER BY key, seq LIMIT 1)
       UNION ALL
       SELECT next.key, next.seq FROM heads CROSS JOIN LATERAL (
         SELECT key, seq FROM outbox WHERE key > heads.key ORDER BY key, seq LIMIT 1) AS next)
     SELECT heads.key FROM heads CROSS JOIN LATERAL (
       SELECT FROM outbox head
       WHERE head.seq = heads.seq AND failed_at IS NULL AND next_attempt_at <= clock_timestamp()
       FOR UPDATE SKIP LOCKED) AS claimed
     WHERE $2::text IS NULL OR heads.key <= $2 LIMIT $3`,
    [after, upTo, limit],
  )) as { key: string }[];
  return heads.map(({ key }) => key);
}

/** Reads as many rows of each key as fill a batch; a payload longer than `limit` bytes is not read. */
async function readRows(runner: QueryRunner, keys: readonly string[], limit: number): Promise<OutboxRow[]> {
  return (await runner.query(
    `SELECT seq, id, key, subject, CASE WHEN bytes <= $4 THEN payload::text ELSE '' END AS payload, bytes,
            request_id, actor, attempts
     FROM (
       SELECT own.*, sum(CASE WHEN bytes <= $4 THEN bytes ELSE 0 END)
                       OVER (ORDER BY seq ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS bytes_before
       FROM unnest($1::text[]) AS claimed (of_key) CROSS JOIN LATERAL (
         SELECT * FROM outbox WHERE key = of_key AND failed_at IS NULL ORDER BY key, seq LIMIT $2) AS own
     ) AS batch
     WHERE coalesce(bytes_before, 0) < $3 ORDER BY seq`,
    [keys, Math.ceil(BATCH / keys.length), BATCH_BYTES, limit],
  )) as OutboxRow[];
}

/** Publishes the rows of each key in order, and stops at the first one that was not acknowledged. */
async function publishByKey(
  rows: OutboxRow[],
  connection: NatsConnection,
  limit: number,
): Promise<RowResult[]> {
  const client = jetstream(connection);
  const results: RowResult[] = [];
  const publishInOrder = async (ofKey: OutboxRow[]): Promise<void> => {
    for (const row of ofKey) {
      const outcome = await publishRow(client, row, limit);
      results.push({ row, outcome });
      if (outcome.kind !== 'published') return;
    }
  };
  const byKey = new Map<string, OutboxRow[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  await Promise.all([...byKey.values()].map(publishInOrder));
  return results;
}

async function applyResults(
  runner: QueryRunner,
  results: RowResult[],
): Promise<Omit<BatchResult, 'lastKey'>> {
  const published = results.flatMap(({ row, outcome }) => (outcome.kind === 'published' ? row.seq : []));
  if (published.length > 0) await storePublished(runner, published);
  const failedRows: FailedRow[] = [];
  let error: unknown;
  for (const { row, outcome } of results) {
    if (outcome.kind === 'unacknowledged') ({ error } = outcome);
    if (outcome.kind !== 'rejected') continue;
    const { reason, permanent } = outcome;
    const wait = permanent ? undefined : RETRY_SECONDS[row.attempts];
    try {
      await storeRejection(runner, row, reason, wait);
      if (wait === undefined) failedRows.push({ subject: row.subject, key: row.key, reason });
    } catch (cause) {
      error = cause;
    }
  }
  return { published: published.length, failedRows, error };
}

/**
 * Stores when the row is retried, or that it has failed. A savepoint keeps an error of this statement from rolling back
 * the rows of other keys.
 * @param wait seconds until the next attempt, or undefined after the last one
 */
async function storeRejection(
  runner: QueryRunner,
  { seq }: OutboxRow,
  reason: string,
  wait: number | undefined,
): Promise<void> {
  await runner.query('SAVEPOINT rejection');
  try {
    await runner.query(
      `UPDATE outbox SET attempts = attempts + 1, last_error = $2,
         next_attempt_at = clock_timestamp() + make_interval(secs => coalesce($3::float8, 0)),
         failed_at = CASE WHEN $3::float8 IS NULL THEN clock_timestamp() END
       WHERE seq = $1`,
      [seq, storableText(reason), wait ?? null],
    );
    await runner.query('RELEASE SAVEPOINT rejection');
  } catch (error) {
    await runner.query('ROLLBACK TO SAVEPOINT rejection');
    throw error;
  }
}
