import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { DataSource, QueryRunner } from 'typeorm';
import { outboxRelayed } from '../metrics.js';
import { longestPayload, publishRow, type OutboxRow, type Outcome } from './publish-row.js';

const BATCH = 500;
/** Bytes of payloads read at once, save that one row is always read. */
const BATCH_BYTES = 8 * 1024 * 1024;
/** Waits after each refusal; after the last one the row has failed. About three minutes in all. */
const RETRY_SECONDS = [0.5, 1, 2, 4, 8, 16, 32, 60, 60];

interface GivenUp {
  subject: string;
  key: string;
  reason: string;
}

interface BatchResult {
  published: number;
  /** Rows that have failed for good. */
  givenUp: GivenUp[];
  /** Why a row got no answer, when one got none. */
  unanswered: unknown;
  /** The last key of the batch: the next one begins behind it, so that every key has its turn. */
  lastKey: string | null;
}

interface Settled {
  row: OutboxRow;
  outcome: Outcome;
}

/**
 * Publishes rows of up to 500 keys, the keys side by side and the rows of one key one after the other, each with its
 * id as message id, and deletes those that were acknowledged. Whoever holds the lock on the first row of a key
 * has the key; a row that has failed, or waits for its next attempt, is such a first row and stops the rows of its
 * key alone. A process that dies before the commit leaves rows that are published again; the stream drops the
 * repetition, or the inbox does. Keys come in their order, from the one behind `afterKey` on and then from the first.
 */
export async function relayBatch(
  dataSource: DataSource,
  connection: NatsConnection,
  afterKey: string | null = null,
): Promise<BatchResult> {
  const runner = dataSource.createQueryRunner();
  try {
    // Plain statements: TypeORM's own transaction would announce a commit and wake the relay for ever.
    await runner.query('BEGIN');
    const limit = longestPayload(connection);
    const keys = await claimKeys(runner, afterKey);
    const rows = keys.length === 0 ? [] : await readRows(runner, keys, limit);
    const settled = rows.length === 0 ? [] : await publishByKey(rows, connection, limit);
    const result = { ...(await settle(runner, settled)), lastKey: keys.at(-1) ?? null };
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
 * Goes from the first row of one key to that of the next by the index, so that it takes as long as there are keys,
 * however many rows wait behind a failed one, and whatever the planner knows of the table.
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

/** As many rows of each key as fill a batch; a payload longer than `limit` is not read. */
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

/** Of each key no row is published after one that was not acknowledged. */
async function publishByKey(
  rows: OutboxRow[],
  connection: NatsConnection,
  limit: number,
): Promise<Settled[]> {
  const client = jetstream(connection);
  const settled: Settled[] = [];
  const publishInOrder = async (ofKey: OutboxRow[]): Promise<void> => {
    for (const row of ofKey) {
      const outcome = await publishRow(client, row, limit);
      settled.push({ row, outcome });
      if (outcome.kind !== 'published') return;
    }
  };
  const byKey = new Map<string, OutboxRow[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  await Promise.all([...byKey.values()].map(publishInOrder));
  return settled;
}

async function settle(runner: QueryRunner, settled: Settled[]): Promise<Omit<BatchResult, 'lastKey'>> {
  const published = settled.flatMap(({ row, outcome }) => (outcome.kind === 'published' ? row.seq : []));
  if (published.length > 0)
    await runner.query('DELETE FROM outbox WHERE seq = ANY($1::bigint[])', [published]);
  const givenUp: GivenUp[] = [];
  let unanswered: unknown;
  for (const { row, outcome } of settled) {
    if (outcome.kind === 'unanswered') unanswered = outcome.error;
    if (outcome.kind !== 'refused') continue;
    const { reason, forGood } = outcome;
    const wait = forGood ? undefined : RETRY_SECONDS[row.attempts];
    await runner.query(
      `UPDATE outbox SET attempts = attempts + 1, last_error = $2,
         next_attempt_at = clock_timestamp() + make_interval(secs => coalesce($3, 0)),
         failed_at = CASE WHEN $3::float IS NULL THEN clock_timestamp() END
       WHERE seq = $1`,
      [row.seq, reason, wait ?? null],
    );
    if (wait === undefined) givenUp.push({ subject: row.subject, key: row.key, reason });
  }
  return { published: published.length, givenUp, unanswered };
}
