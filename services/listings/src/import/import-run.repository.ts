import type { FeedFormat, ImportCounts, ImportState, RunKind } from '@manzil/contracts/listings/import-run';
import { IsNull, type EntityManager } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

/** One worker's attempt at a run. */
export interface Attempt {
  runId: string;
  /** Increases with each worker that starts the run. */
  number: number;
  source: string;
  kind: RunKind;
  location: string;
  dryRun: boolean;
  /** The digest of the difference that a member approved; null without an approval. */
  approvedDigest: string | null;
  /** The oldest run that a rollback undoes. */
  undoes: string | null;
  /** The counts before the attempt; final for an approved run. */
  counts: ImportCounts;
}

/** Another worker has taken over the run, or it has ended: this worker must not write any more. */
class RunTakenOver extends Error {
  constructor(attempt: Attempt) {
    super(`attempt ${attempt.number} of import run ${attempt.runId} was superseded`);
  }
}

/** Starts the next attempt; undefined when the run has ended or does not exist. */
export async function beginAttempt(manager: EntityManager, runId: string): Promise<Attempt | undefined> {
  const started = await manager
    .createQueryBuilder()
    .update(ImportRunEntity)
    .set({
      attempt: () => 'attempt + 1',
      state: () => "CASE WHEN kind = 'feed' AND decision IS NULL THEN 'fetching' ELSE 'judging' END",
      startedAt: () => 'coalesce(started_at, now())',
      seenAt: () => 'now()',
    })
    .where({ id: runId, finishedAt: IsNull() })
    .execute();
  if (started.affected !== 1) return undefined;
  const run = await manager.findOneByOrFail(ImportRunEntity, { id: runId });
  const { source, kind, location, dryRun, undoes, counts } = run;
  const approvedDigest = run.decision === 'approved' ? run.planDigest : null;
  return { runId, number: run.attempt, source, kind, location, dryRun, approvedDigest, undoes, counts };
}

export type RunChange = Partial<
  Pick<
    ImportRunEntity,
    'counts' | 'bytes' | 'feedHash' | 'problemCount' | 'error' | 'reasons' | 'approvable' | 'planDigest'
  > &
    Pick<
      ImportRunEntity,
      'finishedAt' | 'decision' | 'decidedBy' | 'revision' | 'feedMark' | 'unmappedValues'
    > & {
      state: ImportState;
      format: FeedFormat | null;
    }
>;

/** Updates the run while this is its latest attempt; otherwise throws {@link RunTakenOver}. */
export async function updateRun(manager: EntityManager, attempt: Attempt, change: RunChange): Promise<void> {
  const { reasons, ...rest } = change;
  const where = { id: attempt.runId, attempt: attempt.number, finishedAt: IsNull() };
  const { affected } = await manager.update(ImportRunEntity, where, {
    ...rest,
    ...(reasons && { reasons: reasons }),
    seenAt: new Date(),
  });
  if (affected !== 1) throw new RunTakenOver(attempt);
}

/** Copies the unmapped terms of an earlier run with the same bytes. */
export const repeatUnmapped = (
  manager: EntityManager,
  { runId, number }: Attempt,
  earlierRunId: string,
): Promise<unknown> =>
  manager.query(
    `UPDATE import_run SET unmapped_values = earlier.unmapped_values FROM import_run earlier
     WHERE import_run.id = $1 AND import_run.attempt = $2 AND earlier.id = $3`,
    [runId, number, earlierRunId],
  );
