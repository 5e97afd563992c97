import { useMemo } from 'react';
import { formatPrice } from '../../kit/labels/format';
import { Button } from '../../../shared/ui/button';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { RecordLink } from '../../kit/address/record-link';
import type { DevelopmentRow } from './development-row';
import type { LiveSwitch } from './use-live-switch';
import { PublishOnly, useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';
import styles from './developments.module.css';

interface DevelopmentsTableProps {
  rows: readonly DevelopmentRow[];
  live: LiveSwitch;
  onDelete: (row: DevelopmentRow) => void;
}

export function DevelopmentsTable({ rows, live, onDelete }: DevelopmentsTableProps) {
  const isDraftsOnly = useDraftsOnly();
  const columns = useMemo<Column<DevelopmentRow>[]>(
    () => [
      {
        accessorKey: 'position',
        header: 'Position',
        cell: ({ row }) => <span className={styles.position}>{row.original.position}</span>,
      },
      {
        accessorKey: 'name',
        header: 'Property Name',
        cell: ({ row }) => <NameCell row={row.original} />,
      },
      {
        id: 'price',
        accessorFn: ({ price }) => price ?? 0,
        header: 'Price',
        enableGlobalFilter: false,
        cell: ({ row }) => <span className={styles.price}>{formatPrice(row.original.price)}</span>,
      },
      {
        id: 'actions',
        header: 'Actions',
        enableSorting: false,
        enableGlobalFilter: false,
        cell: ({ row }) => <Actions row={row.original} live={live} onDelete={onDelete} />,
      },
    ],
    [live, onDelete],
  );
  return (
    <DataTable
      caption="New developments"
      rows={rows}
      columns={columns}
      search="Search by name or position"
      empty="There are no projects yet. Add the first one."
      idOf={({ id }) => String(id)}
      bulk={
        isDraftsOnly
          ? undefined
          : {
              nameOf: ({ name }) => name,
              actions: (selected, done) => (
                <>
                  <Button onClick={() => void live.setAll(selected, true, done)}>Put online</Button>
                  <Button onClick={() => void live.setAll(selected, false, done)}>Take offline</Button>
                </>
              ),
            }
      }
    />
  );
}

const NameCell = ({ row }: { row: DevelopmentRow }) => (
  <span className={styles.name}>
    {row.image !== '' && <img src={row.image} alt="" loading="lazy" />}
    <span>
      <strong>{row.name}</strong>
      <span>{row.location}</span>
      {row.image === '' && <span>Draft: add a banner image to publish it</span>}
    </span>
  </span>
);

function Actions({ row, live, onDelete }: Omit<DevelopmentsTableProps, 'rows'> & { row: DevelopmentRow }) {
  const isLive = live.isLive(row);
  const open = useReadOnly() ? 'View' : 'Edit';
  const isDraftsOnly = useDraftsOnly();
  return (
    <span className={styles.actions}>
      <RecordLink
        className={`backend-link ${styles.edit ?? ''}`}
        to={`/backend/developments/${String(row.id)}`}
        aria-label={`${open} ${row.name}`}
      >
        {open}
      </RecordLink>
      <PublishOnly>
        <Button
          kind="quiet"
          aria-label={`Delete ${row.name}`}
          onClick={() => {
            onDelete(row);
          }}
        >
          Delete
        </Button>
      </PublishOnly>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isLive}
        aria-busy={live.isBusy(row) || undefined}
        aria-disabled={live.isBusy(row) || undefined}
        aria-label={`${row.name} is shown on the site`}
        disabled={open === 'View' || isDraftsOnly || (!isLive && row.image === '')}
        onClick={() => {
          live.flip(row);
        }}
      >
        <span className={styles.knob} aria-hidden="true" />
        {isLive ? 'Online' : 'Offline'}
      </button>
    </span>
  );
}
