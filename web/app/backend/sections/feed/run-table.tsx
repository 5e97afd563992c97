import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { askerOf, changesOf, stateOf, timeOf, titleOf, toneOf } from '../../kit/runs/run-labels';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { RecordLink } from '../../kit/address/record-link';
import tones from '../../kit/layout/tone.module.css';
import styles from './feed.module.css';

const COLUMNS: Column<ImportRun>[] = [
  {
    accessorKey: 'requestedAt',
    header: 'Requested',
    cell: ({ row: { original } }) => (
      <RecordLink to={`/backend/feed/${original.id}`} className="backend-link">
        <time dateTime={original.requestedAt} className={styles.time}>
          {timeOf(original.requestedAt)}
        </time>
      </RecordLink>
    ),
  },
  { id: 'what', accessorFn: titleOf, header: 'What' },
  { id: 'by', accessorFn: askerOf, header: 'By' },
  {
    id: 'state',
    accessorFn: stateOf,
    header: 'State',
    cell: ({ row: { original } }) => (
      <span className={`${tones[toneOf(original)] ?? ''} ${styles.state ?? ''}`}>{stateOf(original)}</span>
    ),
  },
  {
    id: 'read',
    accessorFn: ({ counts }) => counts.read,
    header: 'Read',
    cell: ({ row: { original } }) => original.counts.read.toLocaleString('en'),
  },
  {
    id: 'changes',
    accessorFn: changesOf,
    header: 'Changes',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <span className={styles.changes}>
        {original.reasons[0]?.sentence ?? original.error ?? changesOf(original)}
      </span>
    ),
  },
  {
    accessorKey: 'problemCount',
    header: 'Notes',
    cell: ({ row: { original } }) => original.problemCount.toLocaleString('en'),
  },
];

/** Each run, with a link to its report. */
export function RunTable({ runs }: { runs: readonly ImportRun[] }) {
  return (
    <DataTable
      caption="Updates"
      rows={runs}
      columns={COLUMNS}
      search="Search by member or state"
      empty="The feed has not been read yet. 'Update Properties' reads it."
      idOf={({ id }) => id}
    />
  );
}
