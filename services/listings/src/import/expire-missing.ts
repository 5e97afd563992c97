import type { EntityManager } from 'typeorm';
import type { Attempt } from './import-run.repository.js';

/** Plans to withdraw listings that have been missing for longer than `hours`, for sources without further runs. */
export async function planExpiry(
  manager: EntityManager,
  { runId, source }: Attempt,
  hours: number,
): Promise<void> {
  await manager.query('DELETE FROM import_change WHERE run_id = $1', [runId]);
  await manager.query(
    `INSERT INTO import_change (run_id, kind, property_id, source_reference, title, before, after)
     SELECT $1, 'withdrawn', id, source_reference, title,
            jsonb_build_object('presence', presence, 'withdrawn_at', withdrawn_at),
            jsonb_build_object('presence', 'gone', 'withdrawn_at', now())
     FROM property
     WHERE source = $2 AND presence = 'missing' AND missing_since <= now() - make_interval(hours => $3::int)
     ORDER BY id`,
    [runId, source, hours],
  );
}
