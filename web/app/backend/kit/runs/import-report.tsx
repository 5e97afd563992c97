import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { sentenceOf, toneOf } from './run-labels';
import styles from './import-report.module.css';
import tones from '../layout/tone.module.css';

export function ImportReport({ run }: { run: ImportRun }) {
  const { counts, error, reasons } = run;
  const figures = [
    ['Read', counts.read],
    ['Added', counts.added],
    ['Changed', counts.changed],
    ['Unchanged', counts.unchanged],
    ['Withdrawn', counts.withdrawn],
    ['Missing', counts.missing],
    ['Rejected', counts.rejected],
    ['Duplicates', counts.duplicates],
  ] as const;
  // A run quarantined for a single reason repeats it as its error.
  const isSaid = reasons.some(({ sentence }) => sentence === error);
  return (
    <div className={styles.report}>
      <p className={tones[toneOf(run)]} role="status">
        {sentenceOf(run)}
      </p>
      {run.finishedAt === null && <progress aria-label="Update under way" />}
      {error !== null && !isSaid && <p className={styles.error}>{error}</p>}
      {reasons.length > 0 && (
        <section className={styles.reasons}>
          <h3>Why it was held back</h3>
          <ul>
            {reasons.map(({ code, sentence }) => (
              <li key={`${code} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
