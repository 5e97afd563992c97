import { useState } from 'react';
import { RECYCLE_BIN_DAYS, type DeletedPage } from '@manzil/contracts/content/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRefresh } from '../data/use-refresh';
import { ApiProblem, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { DataTable, type Column } from '../../ui/data-table';
import { SectionHead } from '../parts/section-head';
import { toasts } from '../../ui/toast-queue';
import { binQuery, purgePage, restorePage } from './page-calls';
import { RestoreElsewhere } from './restore-elsewhere';
import { StampCell } from './stamp-cell';
import styles from './page-list.module.css';

type Asking = { about: 'address' | 'purge'; page: DeletedPage } | undefined;

/** Deleted pages: back to where they were, to another address, or away for good. */
export function RecycleBin() {
  const { data: pages } = useSuspenseQuery(binQuery);
  const [asking, setAsking] = useState<Asking>();
  const [restoring, setRestoring] = useState<number | undefined>();
  const refresh = useRefresh();
  const close = (): void => {
    setAsking(undefined);
  };

  const restore = async (page: DeletedPage): Promise<void> => {
    setRestoring(page.id);
    try {
      toasts.done((await restorePage(page.id)).message);
    } catch (error) {
      if (error instanceof ApiProblem && error.details.reason === 'link-taken')
        setAsking({ about: 'address', page });
      else toasts.failed(messageOf(error));
    }
    await refresh();
    setRestoring(undefined);
  };
  const restoreAll = async (some: readonly DeletedPage[], done: () => void): Promise<void> => {
    let count = 0;
    for (const { id, title } of some) {
      try {
        await restorePage(id);
        count += 1;
      } catch (error) {
        toasts.failed(`“${title}”: ${messageOf(error)}`);
      }
    }
    if (count > 0)
      toasts.done(count === 1 ? 'Page is added again!' : `${String(count)} pages are added again!`);
    done();
    await refresh();
  };
  const purge = async ({ id, title }: DeletedPage): Promise<void> => {
    try {
      await purgePage(id);
      toasts.done(`“${title}” is deleted for good.`);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    close();
    await refresh();
  };
  const columns = columnsWith({ restoring, onRestore: (page) => void restore(page), ask: setAsking });

  return (
    <>
      <SectionHead
        title="Recycle Bin"
        intro={`Deleted pages stay here for ${RECYCLE_BIN_DAYS} days and can be added again.`}
      />
      <DataTable
        caption="Deleted pages"
        rows={pages}
        columns={columns}
        search="Search deleted pages"
        idOf={({ id }) => String(id)}
        bulk={{
          nameOf: ({ title }) => title,
          actions: (selected, done) => (
            <Button onClick={() => void restoreAll(selected, done)}>Add selected pages</Button>
          ),
        }}
        empty={
          <>
            The recycle bin is empty.{' '}
            <Link to="/backend/pages" className="backend-link">
              All Pages
            </Link>
          </>
        }
      />
      {asking?.about === 'address' && (
        <RestoreElsewhere
          page={asking.page}
          onClose={close}
          onRestored={() => {
            close();
            void refresh();
          }}
        />
      )}
      {asking?.about === 'purge' && (
        <Confirm
          title="Delete for good"
          confirm="Delete for good"
          danger
          onCancel={close}
          onConfirm={() => purge(asking.page)}
        >
          “{asking.page.title}” and all of its revisions will be gone. This cannot be undone.
        </Confirm>
      )}
    </>
  );
}

interface Acts {
  restoring: number | undefined;
  onRestore: (page: DeletedPage) => void;
  ask: (asking: Asking) => void;
}

const columnsWith = ({ restoring, onRestore, ask }: Acts): Column<DeletedPage>[] => [
  { accessorKey: 'title', header: 'Title' },
  {
    accessorKey: 'linkAddress',
    header: 'Address',
    cell: ({ row: { original } }) => <span className={styles.address}>/{original.linkAddress}</span>,
  },
  {
    accessorKey: 'deletedAt',
    header: 'Deleted',
    cell: ({ row: { original } }) => <StampCell at={original.deletedAt} by={original.deletedBy} />,
  },
  {
    accessorKey: 'purgeAt',
    header: 'Kept until',
    cell: ({ row: { original } }) => <StampCell at={original.purgeAt} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <div className={styles.actions}>
        <Button
          busy={restoring === original.id}
          aria-label={`Add Page: ${original.title}`}
          onClick={() => {
            onRestore(original);
          }}
        >
          Add Page
        </Button>
        <Button
          kind="quiet"
          aria-label={`Delete ${original.title} for good`}
          onClick={() => {
            ask({ about: 'purge', page: original });
          }}
        >
          Delete for good
        </Button>
      </div>
    ),
  },
];
