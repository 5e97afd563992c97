import { exportImportProblems } from '@manzil/contracts/http/import-runs';
import type { ImportProblem, ImportRun } from '@manzil/contracts/listings/import-run';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { ButtonLink } from '../../../shared/ui/button-link';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import styles from './run.module.css';

/** Numbered, because two records may have identical problems. */
type Numbered = ImportProblem & { number: number };

const COLUMNS: Column<Numbered>[] = [
  { accessorKey: 'line', header: 'Line', cell: ({ row: { original } }) => original.line ?? '–' },
  {
    accessorKey: 'reference',
    header: 'Reference',
    cell: ({ row: { original } }) => original.reference ?? '–',
  },
  { accessorKey: 'field', header: 'Field' },
  { accessorKey: 'reason', header: 'Reason' },
  {
    accessorKey: 'severity',
    header: 'Result',
    cell: ({ row: { original } }) => (original.severity === 'rejected' ? 'Listing skipped' : 'Value skipped'),
  },
];

/** Lists the first problems of a run, and offers all as a file. */
export function RunProblems({ run: { id, problems, problemCount } }: { run: ImportRun }) {
  return (
    <section className="backend-panel backend-form" aria-labelledby="problems">
      <header className={styles.head}>
        <h2 id="problems" className="backend-title">
          What could not be read
        </h2>
        <ButtonLink to={endpointUrl(exportImportProblems.path, { params: { id } })} reloadDocument download>
          Download all {problemCount.toLocaleString('en')} as CSV
        </ButtonLink>
      </header>
      {problems.length < problemCount && (
        <p>
          The first {problems.length.toLocaleString('en')} of {problemCount.toLocaleString('en')}.
        </p>
      )}
      <DataTable
        name="problems"
        caption="Problems"
        rows={problems.map((problem, number) => ({ ...problem, number }))}
        columns={COLUMNS}
        search="Search by reference, field or reason"
        empty="They are listed once the whole feed has been read."
        idOf={({ number }) => String(number)}
      />
    </section>
  );
}
