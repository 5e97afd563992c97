import type {
  FeedFormat,
  ImportCounts,
  ImportProblem,
  ImportState,
} from '@manzil/contracts/listings/import-run';
import { IsNull, type EntityManager } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

/** One worker's go at a run. */
export interface Attempt {
  runId: string;
  /** Counts up with each worker that takes the run on. */
  number: number;
  source: string;
  location: string;
  dryRun: boolean;
}

/** Another worker has taken the run on, or it has ended: what this one still does must not count. */
class RunTakenOver extends Error {
  constructor(attempt: Attempt) {
    super(`attempt ${attempt.number} of import run ${attempt.runId} has been overtaken`);
  }
}

/** Begins the next attempt; undefined when the run has ended or never was. */
export async function beginAttempt(manager: EntityManager, runId: string): Promise<Attempt | undefined> {
  const begun = await manager
    .createQueryBuilder()
    .update(ImportRunEntity)
    .set({
      attempt: () => 'attempt + 1',
      state: 'fetching',
      startedAt: () => 'coalesce(started_at, now())',
      seenAt: () => 'now()',
    })
    .where({ id: runId, finishedAt: IsNull() })
    .execute();
  if (begun.affected !== 1) return undefined;
  const run = await manager.findOneByOrFail(ImportRunEntity, { id: runId });
  return { runId, number: run.attempt, source: run.source, location: run.location, dryRun: run.dryRun };
}

export interface RunChange {
  state?: ImportState;
  format?: FeedFormat | null;
  counts?: ImportCounts;
  bytes?: number;
  problems?: ImportProblem[];
  problemCount?: number;
  error?: string;
  finishedAt?: Date;
}

/** Writes to the run as long as it is this attempt's; otherwise {@link RunTakenOver}. */
export async function updateRun(manager: EntityManager, attempt: Attempt, change: RunChange): Promise<void> {
  const where = { id: attempt.runId, attempt: attempt.number, finishedAt: IsNull() };
  const { affected } = await manager.update(ImportRunEntity, where, { ...change, seenAt: new Date() });
  if (affected !== 1) throw new RunTakenOver(attempt);
}
