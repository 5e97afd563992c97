import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { timeOf } from '../../kit/runs/run-labels';
import styles from './run.module.css';

export function RunDetails({ run }: { run: ImportRun }) {
  const details = [
    ['Read from', run.location],
    ['Format', run.format],
    ['Size', run.bytes === 0 ? null : sizeOf(run.bytes)],
    ['Started', run.startedAt === null ? null : timeOf(run.startedAt)],
    ['Finished', run.finishedAt === null ? null : timeOf(run.finishedAt)],
    ['Duration', durationOf(run)],
  ] as const;
  return (
    <section className="backend-panel" aria-label="Where and when">
      <dl className={styles.details}>
        {details
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {run.undoes !== null && (
        <p>
          <a href={`/backend/feed/${run.undoes}`} className="backend-link">
            The update that was rolled back
          </a>
        </p>
      )}
    </section>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 10_000) return `${bytes.toLocaleString('en')} bytes`;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}

function durationOf({ startedAt, finishedAt }: ImportRun): string | null {
  if (startedAt === null || finishedAt === null) return null;
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
  if (seconds < 60) return `${seconds.toLocaleString('en', { maximumFractionDigits: 1 })} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
