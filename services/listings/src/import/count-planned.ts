import type { ChangeKind, ImportCounts } from '@manzil/contracts/listings/import-run';
import type { EntityManager } from 'typeorm';
import type { Attempt } from './import-run.repository.js';

/**
 * Counts a run from its journal and its stage. A listing that returns is counted as `added`: live before, plus added,
 * minus withdrawn, is live afterwards.
 */
export async function countPlanned(
  manager: EntityManager,
  { runId, number }: Attempt,
  { read, rejected, duplicates }: ImportCounts,
): Promise<ImportCounts> {
  const rows = await manager.query<{ kind: ChangeKind; count: number }[]>(
    'SELECT kind, count(*)::int AS count FROM import_change WHERE run_id = $1 GROUP BY kind',
    [runId],
  );
  const of = (kind: ChangeKind): number => rows.find((row) => row.kind === kind)?.count ?? 0;
  const [staged] = await manager.query<[{ readable: number }]>(
    'SELECT count(record)::int AS readable FROM import_stage WHERE run_id = $1 AND attempt = $2',
    [runId, number],
  );
  const added = of('added') + of('returned');
  const changed = of('changed');
  const unchanged = Math.max(staged.readable - added - changed, 0);
  const [withdrawn, missing] = [of('withdrawn'), of('missing')];
  return { read, added, changed, unchanged, withdrawn, missing, rejected, duplicates };
}
