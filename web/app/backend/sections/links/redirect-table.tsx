import type { FormerPath, Redirect } from '@manzil/contracts/content/redirect';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { StampCell } from '../../kit/table/stamp-cell';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { EditOnly } from '../../../shared/ui/read-only';
import { redirectsQuery } from './link-calls';
import { USE_LABELS } from '../../kit/links/link-use-texts';
import { TEXTS } from './link-texts';
import { useRedirectRemoval } from './use-redirect-removal';
import styles from './links.module.css';

const WORDS = TEXTS.redirects;

interface Removal {
  redirects: readonly Redirect[];
  /** Clears the selection after the deletion. */
  done?: () => void;
}

/** Redirects that staff made, and addresses that redirect because something moved. */
export function RedirectTable() {
  const { redirects, formerPaths } = useSuspenseQuery(redirectsQuery).data;
  const [removing, setRemoving] = useState<Removal | undefined>();
  const remove = useRedirectRemoval();
  return (
    <>
      <DataTable
        caption={WORDS.caption}
        rows={redirects}
        columns={columnsWith((redirect) => {
          setRemoving({ redirects: [redirect] });
        })}
        search={WORDS.search}
        empty={WORDS.empty}
        idOf={({ id }) => String(id)}
        bulk={{
          nameOf: ({ from }) => from,
          actions: (selected, done) => (
            <Button
              kind="danger"
              onClick={() => {
                setRemoving({ redirects: selected, done });
              }}
            >
              {WORDS.removeSelected}
            </Button>
          ),
        }}
      />
      {formerPaths.length > 0 && (
        <section className={styles.former}>
          <h2>{WORDS.formerTitle}</h2>
          <p className={styles.soft}>{WORDS.formerIntro}</p>
          <DataTable
            name="former"
            caption={WORDS.formerCaption}
            rows={formerPaths}
            columns={FORMER_COLUMNS}
            search={WORDS.formerSearch}
            empty=""
            idOf={({ kind, id, from }) => `${kind} ${String(id)} ${from}`}
          />
        </section>
      )}
      {removing !== undefined && (
        <Confirm
          title={WORDS.removeTitle(removing.redirects.length)}
          confirm={WORDS.remove}
          danger
          onCancel={() => {
            setRemoving(undefined);
          }}
          onConfirm={async () => {
            await remove(removing.redirects);
            removing.done?.();
            setRemoving(undefined);
          }}
        >
          {WORDS.removeText(removing.redirects.map(({ from }) => from))}
        </Confirm>
      )}
    </>
  );
}

const columnsWith = (onRemove: (redirect: Redirect) => void): Column<Redirect>[] => [
  {
    accessorKey: 'from',
    header: WORDS.columns.from,
    cell: ({ row: { original } }) => (
      <div className={styles.path}>
        {original.from}
        <small>{original.status}</small>
      </div>
    ),
  },
  {
    accessorKey: 'to',
    header: WORDS.columns.to,
    cell: ({ row: { original } }) => (
      <a href={original.to} target="_blank" rel="noreferrer" className={styles.target}>
        {original.to}
      </a>
    ),
  },
  {
    accessorKey: 'hits',
    header: WORDS.columns.hits,
    cell: ({ row: { original } }) => (
      <div className={styles.path}>
        {original.hits === 0 ? WORDS.never : WORDS.hits(original.hits)}
        {original.lastHitAt !== null && <small>{WORDS.last(formatDateTime(original.lastHitAt))}</small>}
      </div>
    ),
  },
  {
    accessorKey: 'createdAt',
    header: WORDS.columns.made,
    cell: ({ row: { original } }) => <StampCell at={original.createdAt} by={original.createdBy} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <EditOnly>
        <Button
          kind="quiet"
          aria-label={WORDS.removeOf(original.from)}
          onClick={() => {
            onRemove(original);
          }}
        >
          {WORDS.remove}
        </Button>
      </EditOnly>
    ),
  },
];

const FORMER_COLUMNS: Column<FormerPath>[] = [
  {
    accessorKey: 'from',
    header: WORDS.formerColumns.from,
    cell: ({ row: { original } }) => <span className={styles.path}>{original.from}</span>,
  },
  {
    accessorKey: 'to',
    header: WORDS.formerColumns.to,
    cell: ({ row: { original } }) => (
      <a href={original.to} target="_blank" rel="noreferrer" className={styles.target}>
        {original.to}
      </a>
    ),
  },
  {
    id: 'what',
    accessorFn: ({ kind, title }) => `${USE_LABELS[kind]} ${title}`,
    header: WORDS.formerColumns.what,
  },
];
