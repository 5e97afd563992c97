import type { EntityManager } from 'typeorm';
import { withoutLocks } from './feed-columns.js';
import type { Attempt } from './import-run.repository.js';

/** SQL that identifies a unit within its building; null where the feed does not distinguish units. */
const unitOf = (alias: string): string =>
  `CASE WHEN ${alias}.unit_number <> '' AND ${alias}.name <> '' AND ${alias}.built_up_area IS NOT NULL
     THEN lower(concat_ws('|', ${alias}.name, ${alias}.unit_number,
       coalesce(${alias}.unit_type, ${alias}.unit_type_original), round(${alias}.built_up_area))) END`;

/**
 * Finds units that are listed again: a new reference with the permit number of an absent listing, or with the same
 * building, unit, type and size. The stage then has the old reference, so that the listing keeps its link and date. A
 * key that matches several listings, on either side, links nothing.
 */
export const linkRelisted = (manager: EntityManager, { runId, number, source }: Attempt): Promise<unknown> =>
  manager.query(
    `WITH stage AS (SELECT * FROM import_stage WHERE run_id = $1 AND attempt = $2),
     absent AS MATERIALIZED (
       SELECT p.source_reference AS reference, f.ad_type, f.permit_number AS permit, ${unitOf('f')} AS unit
       FROM property p CROSS JOIN LATERAL ${withoutLocks('p')} AS f
       WHERE p.source = $3 AND p.presence <> 'retracted'
         AND (f.permit_number IS NOT NULL OR p.unit_number IS NOT NULL)
         AND NOT EXISTS (SELECT 1 FROM stage s WHERE s.source_reference = p.source_reference)),
     fresh AS MATERIALIZED (
       SELECT s.source_reference AS reference, r.ad_type, r.permit_number AS permit, ${unitOf('r')} AS unit
       FROM stage s CROSS JOIN LATERAL jsonb_populate_record(NULL::property, s.record) AS r
       WHERE s.record IS NOT NULL AND EXISTS (SELECT 1 FROM absent)
         AND (s.record->>'permit_number' IS NOT NULL OR s.record->>'unit_number' IS NOT NULL)
         AND NOT EXISTS (SELECT 1 FROM property p WHERE p.source = $3 AND p.source_reference = s.source_reference)),
     pairs AS (
       SELECT fresh.reference AS new, absent.reference AS old FROM fresh JOIN absent USING (ad_type, permit)
       UNION
       SELECT fresh.reference, absent.reference FROM fresh JOIN absent USING (ad_type, unit)),
     single AS (
       SELECT new, old FROM (SELECT new, old, count(*) OVER (PARTITION BY new) AS olds,
                                    count(*) OVER (PARTITION BY old) AS news FROM pairs) counted
       WHERE olds = 1 AND news = 1)
     UPDATE import_stage s SET old_reference = single.old FROM single
     WHERE s.run_id = $1 AND s.attempt = $2 AND s.source_reference = single.new`,
    [runId, number, source],
  );
