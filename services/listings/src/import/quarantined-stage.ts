import type { EntityManager } from 'typeorm';
import type { Attempt } from './import-run.repository.js';

/** Stages kept per source for a decision; only the records of older runs remain. */
const MOST_QUARANTINED_STAGES = 5;

const COLUMNS = 'source_reference, ordinal, pagelink, content_hash, record, price, photos';

/** Stores the judged stage, in the transaction that quarantines the run. */
export async function storeQuarantinedStage(
  manager: EntityManager,
  { runId, number, source }: Attempt,
): Promise<void> {
  await deleteQuarantinedStage(manager, runId);
  await manager.query(
    `INSERT INTO import_held_stage (run_id, ${COLUMNS})
     SELECT run_id, ${COLUMNS} FROM import_stage WHERE run_id = $1 AND attempt = $2`,
    [runId, number],
  );
  const superseded = await manager.query<{ id: string }[]>(
    `SELECT id FROM import_run WHERE source = $1 AND approvable AND id <> $2
     ORDER BY requested_at DESC OFFSET $3`,
    [source, runId, MOST_QUARANTINED_STAGES - 1],
  );
  for (const { id } of superseded) {
    await deleteQuarantinedStage(manager, id);
    await manager.query('UPDATE import_run SET approvable = false WHERE id = $1', [id]);
  }
}

/** Restores the judged stage for the attempt; returns the number of rows that it must have. */
export async function restoreQuarantinedStage(
  manager: EntityManager,
  { runId, number }: Attempt,
): Promise<number> {
  const [restored] = await manager.query<[{ rows: number }]>(
    `WITH taken AS (
       INSERT INTO import_stage (run_id, attempt, ${COLUMNS})
       SELECT run_id, $2, ${COLUMNS} FROM import_held_stage WHERE run_id = $1 RETURNING 1)
     SELECT count(*)::int AS rows FROM taken`,
    [runId, number],
  );
  return restored.rows;
}

export const deleteQuarantinedStage = (manager: EntityManager, runId: string): Promise<unknown> =>
  manager.query('DELETE FROM import_held_stage WHERE run_id = $1', [runId]);
