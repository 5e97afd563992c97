import type { EntityManager } from 'typeorm';
import { withoutLocks } from './feed-columns.js';
import type { Attempt } from './import-run.repository.js';
import { REDUCTION } from './price-reduction.js';

/** SQL of the records of the attempt; $1 is the run, $2 the attempt. */
const STAGE = '(SELECT * FROM import_stage WHERE run_id = $1 AND attempt = $2)';

/**
 * Writes the changes that committing the stage would make to the run's journal; unchanged listings are left out. The
 * journal is exact only when the same transaction commits it. Ids of new listings are assigned here, except for a dry
 * run.
 */
export async function planChanges(
  manager: EntityManager,
  attempt: Attempt,
  { graceHours }: { graceHours: number },
): Promise<void> {
  await manager.query('DELETE FROM import_change WHERE run_id = $1', [attempt.runId]);
  await planPresent(manager, attempt);
  await planNew(manager, attempt);
  await planAbsent(manager, attempt, graceHours === 0);
}

/** A listing that is not marked as listed while the feed has it. */
const IS_ABSENT = `(p.presence = 'missing' OR (p.presence IN ('gone', 'retracted') AND s.record IS NOT NULL))`;

/** Plans listings that are in the feed. A listing never gets a later first-listed date from its feed. */
const planPresent = (manager: EntityManager, { runId, number, source }: Attempt): Promise<unknown> =>
  manager.query(
    `INSERT INTO import_change (run_id, kind, property_id, source_reference, title, before, after)
     SELECT $1, CASE WHEN p.presence IN ('gone', 'retracted') THEN 'returned'
                     WHEN differs.content AND diff.content THEN 'changed' ELSE 'unmarked' END,
            p.id, s.source_reference, coalesce(s.record->>'title', p.title),
            coalesce(diff.before, '{}'), coalesce(diff.after, '{}')
     FROM ${STAGE} s
     JOIN property p ON p.source = $3 AND p.source_reference = coalesce(s.old_reference, s.source_reference)
     CROSS JOIN LATERAL (SELECT s.record IS NOT NULL
       AND (p.content_hash <> s.content_hash OR s.old_reference IS NOT NULL) AS content) differs
     CROSS JOIN LATERAL ${withoutLocks('p')} AS f
     CROSS JOIN LATERAL ${REDUCTION} AS reduction
     CROSS JOIN LATERAL jsonb_populate_record(f,
       CASE WHEN s.record IS NULL THEN '{}' ELSE s.record - 'listed_at' - 'updated_at' || jsonb_build_object(
         'unit_number', s.record->>'unit_number', 'sub_community', s.record->>'sub_community',
         'title_ar', s.record->>'title_ar', 'description_ar', s.record->>'description_ar',
         'floor_plans', coalesce(s.record->'floor_plans', '[]'), 'content_hash', s.content_hash,
         'reduced_from', reduction.price, 'reduced_at', reduction.at,
         'listed_at', least(p.listed_at, (s.record->>'listed_at')::timestamptz),
         'updated_at', coalesce((s.record->>'updated_at')::timestamptz,
                                CASE WHEN differs.content THEN now() ELSE p.updated_at END)) END
       || jsonb_build_object('source_reference', s.source_reference, 'presence', 'listed',
            'missing_since', NULL, 'missing_since_run', NULL,
            'withdrawn_at', CASE WHEN p.presence IN ('listed', 'missing') THEN p.withdrawn_at END)) AS n
     CROSS JOIN LATERAL (SELECT to_jsonb(f) AS image OFFSET 0) was
     CROSS JOIN LATERAL (
       SELECT jsonb_object_agg(key, was.image->key) AS before, jsonb_object_agg(key, value) AS after,
              coalesce(bool_or(key <> 'content_hash' AND NOT (key = 'updated_at' AND s.record->>'updated_at' IS NULL)), false)
                AS content
       FROM jsonb_each(to_jsonb(n)) WHERE value IS DISTINCT FROM was.image->key) diff
     -- The first condition needs no difference, which is computed for the rows that meet it alone.
     WHERE (differs.content OR ${IS_ABSENT}) AND (diff.content OR ${IS_ABSENT})`,
    [runId, number, source],
  );

const planNew = (manager: EntityManager, { runId, number, source, dryRun }: Attempt): Promise<unknown> =>
  manager.query(
    `INSERT INTO import_change (run_id, kind, property_id, source_reference, title, after)
     SELECT $1, 'added', CASE WHEN $4 THEN NULL ELSE nextval(pg_get_serial_sequence('property', 'id')) END,
            source_reference, title, after
     FROM (SELECT s.source_reference, s.record->>'title' AS title,
                  jsonb_build_object('ad_type', s.record->'ad_type', 'community', s.record->'community',
                                     'price', s.record->'price') AS after
           FROM ${STAGE} s
           WHERE s.record IS NOT NULL AND s.old_reference IS NULL AND NOT EXISTS
             (SELECT 1 FROM property p WHERE p.source = $3 AND p.source_reference = s.source_reference)
           ORDER BY s.ordinal) fresh`,
    [runId, number, source, dryRun],
  );

/**
 * Plans listings that are not in the feed: the first time they are marked as missing; the second time, or without a
 * grace period, they are withdrawn.
 */
const planAbsent = (
  manager: EntityManager,
  { runId, number, source }: Attempt,
  atOnce: boolean,
): Promise<unknown> =>
  manager.query(
    `INSERT INTO import_change (run_id, kind, property_id, source_reference, title, before, after)
     SELECT $1, CASE WHEN expires THEN 'withdrawn' ELSE 'missing' END, p.id, p.source_reference, p.title,
            jsonb_build_object('presence', p.presence, 'withdrawn_at', p.withdrawn_at,
              'missing_since', p.missing_since, 'missing_since_run', p.missing_since_run),
            CASE WHEN expires THEN jsonb_build_object('presence', 'gone', 'withdrawn_at', now())
                 ELSE jsonb_build_object('presence', 'missing', 'missing_since', now(), 'missing_since_run', $1::uuid) END
     FROM property p CROSS JOIN LATERAL (SELECT p.presence = 'missing' OR $4 AS expires) step
     WHERE p.source = $3 AND p.presence IN ('listed', 'missing')
       AND NOT EXISTS (SELECT 1 FROM ${STAGE} s WHERE s.source_reference = p.source_reference)
       AND NOT EXISTS (SELECT 1 FROM ${STAGE} s WHERE s.old_reference = p.source_reference)
     ORDER BY p.id`,
    [runId, number, source, atOnce],
  );

/** Returns a digest of the planned difference, without times and ids of new listings. */
export async function digestOfPlan(manager: EntityManager, runId: string): Promise<string> {
  const volatile =
    "ARRAY['updated_at', 'withdrawn_at', 'missing_since', 'missing_since_run', 'reduced_from', 'reduced_at']";
  const [row] = await manager.query<[{ digest: string }]>(
    `SELECT md5(coalesce(string_agg(md5(concat_ws('|', kind, source_reference,
              CASE WHEN kind = 'added' THEN '' ELSE property_id::text END,
              before - ${volatile}, after - ${volatile})), '' ORDER BY source_reference, kind), '')) AS digest
     FROM import_change WHERE run_id = $1`,
    [runId],
  );
  return row.digest;
}
