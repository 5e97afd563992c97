import type { EntityManager } from 'typeorm';
import { lockedColumns } from '../property/locks/locked-columns.js';
import { FEED_COLUMNS } from './feed-columns.js';
import { isHidden } from '../change/publish-changes.js';
import { NEWS } from './news-of-change.js';

const columns = FEED_COLUMNS.join(', ');
const values = FEED_COLUMNS.map((column) =>
  column === 'floor_plans' ? `coalesce(r.floor_plans, '[]')` : `r.${column}`,
).join(', ');

/**
 * Writes the homes that a quarantined run would publish as new, back or cheaper to a temporary table with the columns
 * that PostgreSQL generates, so that no other session sees or waits for them. Returns its name.
 */
export async function writePlannedHomes(manager: EntityManager, runId: string): Promise<string> {
  await manager.query(
    'CREATE TEMP TABLE planned_home (LIKE property INCLUDING DEFAULTS INCLUDING GENERATED) ON COMMIT DROP',
  );
  await manager.query(
    `INSERT INTO planned_home (id, source, source_reference, pagelink, content_hash, ${columns}, listed_at, updated_at)
     SELECT c.property_id, '', s.source_reference, s.pagelink, s.content_hash, ${values},
            coalesce(r.listed_at, r.updated_at, now()), coalesce(r.updated_at, now())
     FROM import_change c JOIN import_held_stage s USING (run_id, source_reference)
     CROSS JOIN LATERAL jsonb_populate_record(NULL::property, s.record) AS r
     WHERE c.run_id = $1 AND c.kind = 'added' AND c.property_id IS NOT NULL`,
    [runId],
  );
  await manager.query(
    `INSERT INTO planned_home (id, source, source_reference, pagelink, content_hash, ${columns}, listed_at, updated_at)
     SELECT p.id, p.source, p.source_reference, p.pagelink, r.content_hash, ${values}, r.listed_at, r.updated_at
     FROM import_change c JOIN property p ON p.id = c.property_id
     CROSS JOIN LATERAL jsonb_populate_record(p, c.after - ${lockedColumns('p')}) AS r
     WHERE c.run_id = $1 AND c.kind <> 'added' AND ${NEWS} IS NOT NULL AND NOT coalesce(${isHidden('p')}, false)`,
    [runId],
  );
  return 'planned_home';
}
