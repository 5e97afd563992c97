import { useEffect, useState } from 'react';
import { CHANGE_KINDS, type ChangeKind, type ImportRun } from '@manzil/contracts/listings/import-run';
import { messageOf } from '../../kit/data/call-api';
import { CHANGE_LABELS } from '../../kit/runs/run-labels';
import { Button } from '../../../shared/ui/button';
import { SelectField } from '../../../shared/ui/field';
import { ChangeTable } from './change-table';
import { loadChanges, type ChangePage } from './feed-calls';
import styles from './run.module.css';

type Kind = ChangeKind | '';

const KINDS: readonly (readonly [Kind, string])[] = [
  ['', 'All changes'],
  ...CHANGE_KINDS.map((kind) => [kind, CHANGE_LABELS[kind]] as const),
];

/** Lists the changes that a run made, or would make, by field; fifty at a time. */
export function RunChanges({ run, expected }: { run: ImportRun; expected: number }) {
  const [kind, setKind] = useState<Kind>('');
  const [shown, setShown] = useState<ChangePage | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { id, finishedAt } = run;

  useEffect(() => {
    if (finishedAt === null) return;
    let left = false;
    loadChanges(id, kind).then(
      (page) => {
        if (!left) setShown(page);
      },
      (error: unknown) => {
        if (!left) setProblem(messageOf(error));
      },
    );
    return () => {
      left = true;
    };
  }, [id, kind, finishedAt, attempt]);

  const more = async (after: number): Promise<void> => {
    setBusy(true);
    try {
      const page = await loadChanges(id, kind, after);
      setShown((now) => ({ changes: [...(now?.changes ?? []), ...page.changes], next: page.next }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };

  const isDone = run.state === 'done' || run.state === 'rolled-back';
  const next = shown?.next ?? null;
  return (
    <section className="backend-panel backend-form" aria-labelledby="changes">
      <header className={styles.head}>
        <h2 id="changes" className="backend-title">
          {isDone && !run.dryRun ? 'What it changed' : 'What it would change'}
        </h2>
        <SelectField
          label="Show"
          value={kind}
          options={KINDS}
          onText={(value) => {
            setShown(undefined);
            setKind(KINDS.find(([key]) => key === value)?.[0] ?? '');
          }}
        />
      </header>
      {problem !== undefined && (
        <p role="alert">
          {problem}{' '}
          <button
            type="button"
            className="backend-link"
            onClick={() => {
              setProblem(undefined);
              setAttempt(attempt + 1);
            }}
          >
            Retry
          </button>
        </p>
      )}
      {finishedAt === null ? (
        <p>Shown once the whole feed has been read.</p>
      ) : shown === undefined ? (
        problem === undefined && <p aria-busy="true">Loading…</p>
      ) : (
        <ChangeTable
          changes={shown.changes}
          empty={expected === 0 || kind === '' ? 'Nothing.' : 'None of this kind.'}
        />
      )}
      {next !== null && (
        <div className="backend-actions">
          <Button busy={busy} onClick={() => void more(next)}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}
