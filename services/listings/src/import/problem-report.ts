import type { ImportProblem } from '@manzil/contracts/listings/import-run';
import type { EntityManager } from 'typeorm';
import type { Attempt } from './import-run.repository.js';

/** At most this many problems of a run are stored; all of them are counted. */
const STORED_PROBLEMS = 100_000;
/** The longest stored text of a problem, in characters, because problems quote the feed. */
const LONGEST_TEXT = 500;

/** Counts the problems of an attempt exactly and writes them in batches. */
export class ProblemReport {
  count = 0;
  private batch: (ImportProblem & { seq: number })[] = [];

  add(problem: ImportProblem): void {
    this.count += 1;
    if (this.count <= STORED_PROBLEMS) this.batch.push({ ...problem, seq: this.count });
  }

  async save(manager: EntityManager, { runId, number }: Attempt): Promise<void> {
    const batch = this.batch;
    if (batch.length === 0) return;
    this.batch = [];
    await manager.query(
      `INSERT INTO import_problem (run_id, attempt, seq, line, reference, field, reason, severity)
       SELECT $1, $2, seq, line, left(reference, $4), left(field, $4), left(reason, $4), severity
       FROM jsonb_to_recordset($3::jsonb) AS given
         (seq integer, line integer, reference text, field text, reason text, severity text)`,
      [runId, number, JSON.stringify(batch), LONGEST_TEXT],
    );
  }
}

/** Copies the problems of an earlier run with the same bytes. */
export const repeatProblems = (
  manager: EntityManager,
  { runId, number }: Attempt,
  earlierRunId: string,
): Promise<unknown> =>
  manager.query(
    `INSERT INTO import_problem (run_id, attempt, seq, line, reference, field, reason, severity)
     SELECT $1, $2, seq, line, reference, field, reason, severity FROM import_problem
     WHERE run_id = $3 AND attempt = (SELECT max(attempt) FROM import_problem WHERE run_id = $3)`,
    [runId, number, earlierRunId],
  );

/** Deletes the problems of earlier attempts. */
export const clearEarlierProblems = (manager: EntityManager, { runId, number }: Attempt): Promise<unknown> =>
  manager.query('DELETE FROM import_problem WHERE run_id = $1 AND attempt < $2', [runId, number]);

/** Reads problems of the run's last attempt with a number above `after`, in about the order of the feed. */
export const readProblems = (
  manager: EntityManager,
  runId: string,
  after: number,
  limit: number,
): Promise<(ImportProblem & { seq: number })[]> =>
  manager.query(
    `SELECT seq, line, reference, field, reason, severity FROM import_problem
     WHERE run_id = $1 AND seq > $2
       AND attempt = (SELECT max(attempt) FROM import_problem WHERE run_id = $1)
     ORDER BY seq LIMIT $3`,
    [runId, after, limit],
  );
