import type { ImportRun } from '@manzil/contracts/listings/import-run';
import styles from './import-report.module.css';

const STEPS: Partial<Record<ImportRun['state'], string>> = {
  queued: 'Waiting for its turn',
  fetching: 'Fetching the feed',
  staging: 'Reading the listings',
  committing: 'Putting them on the site',
  done: 'Data is updated!',
};

/** What an import is doing, or did. */
export function ImportReport({ run }: { run: ImportRun }) {
  const { counts, problems, problemCount, error } = run;
  const figures = [
    ['Read', counts.read],
    ['Added', counts.added],
    ['Changed', counts.changed],
    ['Unchanged', counts.unchanged],
    ['Withdrawn', counts.withdrawn],
    ['Rejected', counts.rejected],
  ] as const;
  return (
    <div className={styles.report}>
      <p className={styles.state} role="status">
        {wordsFor(run)}
      </p>
      {run.finishedAt === null && <progress aria-label="Update under way" />}
      {error !== null && <p className={styles.error}>{error}</p>}
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {problemCount > 0 && (
        <details>
          <summary>
            {problemCount.toLocaleString('en')} {problemCount === 1 ? 'note' : 'notes'} on the feed
          </summary>
          <ul className={styles.problems}>
            {problems.slice(0, 50).map((problem, index) => (
              <li key={index}>
                {problem.reference ?? 'without reference'}, line {problem.line ?? '–'}, {problem.field}:{' '}
                {problem.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const wordsFor = ({ state, dryRun }: ImportRun): string =>
  dryRun && state === 'done' ? 'Read to the end' : (STEPS[state] ?? `The update has ${state}`);
