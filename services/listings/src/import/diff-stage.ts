import type { ImportCounts } from '@manzil/contracts/listings/import-run';
import type { EntityManager } from 'typeorm';
import type { Attempt } from './import-run.repository.js';

export type StageDiff = Pick<ImportCounts, 'added' | 'changed' | 'unchanged' | 'withdrawn'> & {
  /** Rows in the stage, those of rejected records included. */
  staged: number;
};

/**
 * What committing the stage would do, without doing it. A listing that comes back after a withdrawal is
 * `added`: before + added - withdrawn is what is live afterwards.
 */
export async function diffStage(
  manager: EntityManager,
  { runId, number, source }: Attempt,
): Promise<StageDiff> {
  const [diff] = await manager.query<[StageDiff]>(
    `SELECT count(s.source_reference)::int AS staged,
            count(*) FILTER (WHERE s.record IS NOT NULL AND (p.id IS NULL OR p.withdrawn_at IS NOT NULL))::int AS added,
            count(*) FILTER (WHERE s.record IS NOT NULL AND p.withdrawn_at IS NULL AND p.content_hash <> s.content_hash)::int AS changed,
            count(*) FILTER (WHERE s.record IS NOT NULL AND p.withdrawn_at IS NULL AND p.content_hash = s.content_hash)::int AS unchanged,
            count(*) FILTER (WHERE s.source_reference IS NULL AND p.withdrawn_at IS NULL)::int AS withdrawn
     FROM (SELECT * FROM import_stage WHERE run_id = $1 AND attempt = $2) s
     FULL JOIN (SELECT id, source_reference, content_hash, withdrawn_at FROM property WHERE source = $3) p
       USING (source_reference)`,
    [runId, number, source],
  );
  return diff;
}
