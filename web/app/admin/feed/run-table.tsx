import { useMemo } from 'react';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { Button } from '../ui/button';
import { DataTable, type Column } from '../ui/data-table';
import { changesOf, stateOf, timeOf, toneOf } from './run-words';
import styles from './feed.module.css';

interface RunTableProps {
  runs: readonly ImportRun[];
  onOpen: (run: ImportRun) => void;
}

export function RunTable({ runs, onOpen }: RunTableProps) {
  const columns = useMemo<Column<ImportRun>[]>(
    () => [
      {
        accessorKey: 'requestedAt',
        header: 'Asked for',
        cell: ({ row: { original } }) => (
          <time dateTime={original.requestedAt} className={styles.time}>
            {timeOf(original.requestedAt)}
          </time>
        ),
      },
      { accessorKey: 'trigger', header: 'By' },
      {
        id: 'state',
        accessorFn: stateOf,
        header: 'State',
        cell: ({ row: { original } }) => (
          <span className={styles[toneOf(original)]}>{stateOf(original)}</span>
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
        cell: ({ row: { original } }) => original.error ?? changesOf(original),
      },
      {
        accessorKey: 'problemCount',
        header: 'Notes',
        cell: ({ row: { original } }) => original.problemCount.toLocaleString('en'),
      },
      {
        id: 'actions',
        header: 'Actions',
        enableSorting: false,
        enableGlobalFilter: false,
        cell: ({ row: { original } }) => (
          <Button
            kind="quiet"
            aria-label={`Report of ${timeOf(original.requestedAt)}`}
            onClick={() => {
              onOpen(original);
            }}
          >
            Report
          </Button>
        ),
      },
    ],
    [onOpen],
  );
  return (
    <DataTable
      caption="Updates"
      rows={runs}
      columns={columns}
      search="Search by member or state"
      empty="The feed was not read yet. 'Update Properties' reads it."
      idOf={({ id }) => id}
    />
  );
}
