import {
  MOST_IMPORT_BYTES,
  type ImportColumns,
  type ImportResult,
} from '@manzil/contracts/leads/lead-import';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { ButtonLink } from '../../../../shared/ui/button-link';
import { FileField } from '../../../../shared/ui/file-field';
import { useRefresh } from '../../../kit/data/use-refresh';
import { LEADS_PATH } from '../../../kit/access/sections';
import { SectionHead } from '../../../kit/layout/section-head';
import { ImportColumnTable } from './import-column-table';
import { importFile, problemWords, usePreview, type MappedFile } from './import-calls';
import { ImportValueTable } from './import-value-table';
import { ImportOutcome } from './import-outcome';
import { FirstLeads, ProblemTable } from './import-preview-tables';
import { IMPORT_LABELS as TEXTS } from './import-texts';
import { PastImports } from './past-imports';
import { useMay } from '../../../kit/access/access';
import styles from './import.module.css';

/** A file of leads: the mapping of its columns, the preview of its rows, and their import. */
export function ImportScreen() {
  const may = useMay();
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro}>
        <ButtonLink to={LEADS_PATH}>{TEXTS.back}</ButtonLink>
      </SectionHead>
      {may('leads.manage') ? (
        <div className="backend-form">
          <ImportSteps />
          <PastImports />
        </div>
      ) : (
        <p>{TEXTS.agents}</p>
      )}
    </>
  );
}

function ImportSteps() {
  const [mapped, setMapped] = useState<MappedFile | undefined>();
  const [result, setResult] = useState<ImportResult | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();
  const [importing, setImporting] = useState(false);
  const refresh = useRefresh();
  const { preview, problem, busy } = usePreview(mapped);

  const choose = (file: File | undefined): void => {
    setMapped(file && { file, columns: undefined, values: [] });
    setResult(undefined);
    setRefusal(undefined);
  };
  const runImport = async (columns: ImportColumns): Promise<void> => {
    if (mapped === undefined) return;
    setImporting(true);
    setRefusal(undefined);
    try {
      setResult(await importFile({ ...mapped, columns }));
      await refresh();
    } catch (error) {
      setRefusal(problemWords(error));
    } finally {
      setImporting(false);
    }
  };

  const columns = preview?.columns.map(({ field }) => field) ?? [];
  if (result !== undefined)
    return (
      <ImportOutcome
        result={result}
        importing={importing}
        refusal={refusal}
        onRest={() => void runImport(columns)}
        onAnother={() => {
          choose(undefined);
        }}
      />
    );
  return (
    <div className="backend-form">
      <section className="backend-panel backend-form">
        <p>{TEXTS.effects}</p>
        <p>{TEXTS.once}</p>
        <FileField
          label={TEXTS.file}
          hint={TEXTS.fileHint}
          issue={problem}
          accept=".csv,text/csv"
          maxBytes={MOST_IMPORT_BYTES}
          tooLarge={TEXTS.tooLarge}
          value={mapped?.file}
          progress={undefined}
          onFile={choose}
        />
      </section>
      {busy && preview === undefined && <p role="status">{TEXTS.reading}</p>}
      {mapped !== undefined && preview !== undefined && (
        <>
          <ImportColumnTable
            columns={preview.columns}
            fields={mapped.columns ?? columns}
            disabled={importing}
            onFields={(fields) => {
              setMapped({ ...mapped, columns: fields });
            }}
          />
          {preview.foreign.length > 0 && (
            <ImportValueTable
              foreign={preview.foreign}
              values={mapped.values}
              disabled={importing}
              onValues={(values) => {
                setMapped({ ...mapped, values });
              }}
            />
          )}
          <FirstLeads first={preview.first} />
          <ProblemTable {...preview} />
          <section className="backend-panel backend-form">
            <p role="status" className={styles.plan}>
              {TEXTS.plan(preview)}
            </p>
            {refusal !== undefined && <p role="alert">{refusal}</p>}
            {importing && <p role="status">{TEXTS.importing}</p>}
            <div className="backend-actions">
              <Button
                kind="primary"
                busy={busy || importing}
                disabled={preview.ready === 0 || problem !== undefined}
                onClick={() => void runImport(columns)}
              >
                {TEXTS.submit(preview.ready)}
              </Button>
              {preview.ready === 0 && <span>{TEXTS.nothing}</span>}
            </div>
          </section>
        </>
      )}
    </div>
  );
}
