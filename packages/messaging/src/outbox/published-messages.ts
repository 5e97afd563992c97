import type { DataSource, QueryRunner } from 'typeorm';

/**
 * NATS acknowledges a message before it is on the disk, and writes it there within two minutes (its `sync_interval`).
 * Rows are published again for longer than that.
 */
const REPEATED_MINUTES = 5;
/** The duplicate window of the streams; within it, they discard messages that they still store. */
const STORED_MINUTES = 10;

/** Columns that are needed to publish a row again. */
const COLUMNS = 'seq, id, subject, key, payload, request_id, actor';

/** Moves acknowledged rows out of the outbox. A row that was published before keeps its first publication time. */
export async function storePublished(runner: QueryRunner, seqs: readonly string[]): Promise<void> {
  await runner.query(
    `WITH published AS (DELETE FROM outbox WHERE seq = ANY($1::bigint[]) RETURNING ${COLUMNS})
     INSERT INTO published_messages (${COLUMNS}) SELECT ${COLUMNS} FROM published ON CONFLICT (seq) DO NOTHING`,
    [seqs],
  );
}

/** Moves the rows that were first published in the last minutes back into the outbox. */
export async function publishAgain(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO outbox (${COLUMNS}) OVERRIDING SYSTEM VALUE
     SELECT ${COLUMNS} FROM published_messages
     WHERE published_at > clock_timestamp() - make_interval(mins => $1::int)
     ON CONFLICT DO NOTHING`,
    [REPEATED_MINUTES],
  );
}

export async function deletePublished(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    'DELETE FROM published_messages WHERE published_at < clock_timestamp() - make_interval(mins => $1::int)',
    [STORED_MINUTES],
  );
}
