import type { ImportResult } from '@manzil/contracts/leads/lead-import';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../../shared/ui/button';
import { ButtonLink } from '../../../../shared/ui/button-link';
import { LEADS_PATH } from '../../../kit/access/sections';
import { ProblemTable } from './import-preview-tables';
import { IMPORT_LABELS as TEXTS } from './import-texts';
import styles from './import.module.css';

interface ImportOutcomeProps {
  result: ImportResult;
  importing: boolean;
  refusal: string | undefined;
  onRest: () => void;
  onAnother: () => void;
}

export function ImportOutcome({ result, importing, refusal, onRest, onAnother }: ImportOutcomeProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus was removed.
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className="backend-form">
      <section className="backend-panel backend-form" aria-labelledby={heading}>
        <h2 id={heading} ref={title} tabIndex={-1} className="backend-title">
          {TEXTS.result}
        </h2>
        <p role="status" className={styles.plan}>
          {TEXTS.done(result)}
        </p>
        {result.left > 0 && <p role="alert">{TEXTS.left(result.left)}</p>}
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        <div className="backend-actions">
          {result.left > 0 && (
            <Button kind="primary" busy={importing} onClick={onRest}>
              {TEXTS.again}
            </Button>
          )}
          {result.skippedRows !== '' && (
            <Button
              onClick={() => {
                download(result.skippedRows);
              }}
            >
              {TEXTS.download}
            </Button>
          )}
          <Button onClick={onAnother}>{TEXTS.another}</Button>
          <ButtonLink to={LEADS_PATH}>{TEXTS.back}</ButtonLink>
        </div>
      </section>
      <ProblemTable {...result} />
    </div>
  );
}

function download(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = TEXTS.skippedFile;
  link.click();
  URL.revokeObjectURL(url);
}
