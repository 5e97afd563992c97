import type { EntityManager } from 'typeorm';
import { resolveThese } from '../place/resolve-listings.js';
import { ASSIGN_UNDER_LOCKS, NOT_JOURNALED, withoutLocks } from './feed-columns.js';
import type { Attempt } from './import-run.repository.js';

/** The state of a listing whose addition is undone: its row and link remain, in case it returns. */
const RETRACTED = `jsonb_build_object('presence', 'retracted', 'missing_since', NULL, 'missing_since_run', NULL)`;

/**
 * Restores the listings of the source to their state before the run `target`, by undoing the changes of it and of all
 * later runs, newest first, within the caller's transaction. Writes the difference to the attempt's own journal, so
 * that a rollback can be rolled back. Locks of staff remain.
 */
export async function undoRuns(
  manager: EntityManager,
  { runId, source }: Attempt,
  target: string,
): Promise<void> {
  await manager.query('DELETE FROM import_change WHERE run_id = $1', [runId]);
  const runs = await manager.query<{ id: string }[]>(
    `SELECT id FROM import_run WHERE source = $1
       AND revision >= (SELECT revision FROM import_run WHERE id = $2 AND source = $1)
     ORDER BY revision DESC`,
    [source, target],
  );
  const ids = runs.map(({ id }) => id);
  await manager.query(
    `CREATE TEMPORARY TABLE before_undoing ON COMMIT DROP AS
     SELECT p.id, to_jsonb(f) - ${NOT_JOURNALED} AS image
     FROM property p CROSS JOIN LATERAL ${withoutLocks('p')} AS f
     WHERE p.id IN (SELECT property_id FROM import_change WHERE run_id = ANY($1))`,
    [ids],
  );
  for (const id of ids) await undoRun(manager, id, source);
  const undone = await manager.query<{ id: number }[]>('SELECT id FROM before_undoing');
  await resolveThese(
    manager,
    undone.map((row) => row.id),
  );
  await journalDifference(manager, runId);
  await manager.query(`UPDATE import_run SET state = 'rolled-back', undone_by = $2 WHERE id = ANY($1)`, [
    ids,
    runId,
  ]);
  // A rollback that is undone itself restores the runs that it undid.
  await manager.query(
    `UPDATE import_run SET state = 'done', undone_by = NULL WHERE undone_by = ANY($1) AND NOT id = ANY($1)`,
    [ids],
  );
}

async function undoRun(manager: EntityManager, id: string, source: string): Promise<void> {
  // A reference that is restored may belong to a later listing, which is retracted by now.
  await manager.query(
    `UPDATE property p SET source_reference = 'retracted:' || p.id
     FROM import_change c
     WHERE c.run_id = $1 AND c.before->>'source_reference' = p.source_reference AND p.id <> c.property_id
       AND p.source = $2 AND p.presence = 'retracted'`,
    [id, source],
  );
  await manager.query(
    `UPDATE property p SET ${ASSIGN_UNDER_LOCKS}
     FROM import_change c JOIN property old ON old.id = c.property_id
     CROSS JOIN LATERAL ${withoutLocks('old')} AS f
     CROSS JOIN LATERAL jsonb_populate_record(f, coalesce(c.before, ${RETRACTED})) AS r
     WHERE c.run_id = $1 AND p.id = old.id`,
    [id],
  );
}

const journalDifference = (manager: EntityManager, runId: string): Promise<unknown> =>
  manager.query(
    `INSERT INTO import_change (run_id, kind, property_id, source_reference, title, before, after)
     SELECT $1, CASE WHEN was.public AND NOT is_now.public THEN 'withdrawn'
                     WHEN NOT was.public AND is_now.public THEN 'returned'
                     WHEN diff.content AND is_now.public THEN 'changed'
                     WHEN p.presence = 'missing' THEN 'missing' ELSE 'unmarked' END,
            p.id, p.source_reference, p.title, diff.before, diff.after
     FROM before_undoing b JOIN property p USING (id)
     CROSS JOIN LATERAL ${withoutLocks('p')} AS f
     CROSS JOIN LATERAL (SELECT to_jsonb(f) - ${NOT_JOURNALED} AS image OFFSET 0) n
     CROSS JOIN LATERAL (SELECT b.image->>'presence' IN ('listed', 'missing') AS public) was
     CROSS JOIN LATERAL (SELECT p.presence IN ('listed', 'missing') AS public) is_now
     CROSS JOIN LATERAL (
       SELECT jsonb_object_agg(key, b.image->key) AS before, jsonb_object_agg(key, value) AS after,
              bool_or(key NOT IN ('presence', 'missing_since', 'missing_since_run')) AS content
       FROM jsonb_each(n.image) WHERE value IS DISTINCT FROM b.image->key) diff
     WHERE diff.after IS NOT NULL
     ORDER BY p.id`,
    [runId],
  );
