import { useMemo, useState } from 'react';
import type { PageSummary } from '@manzil/contracts/content/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useRefresh } from '../../kit/data/use-refresh';
import { Button } from '../../../shared/ui/button';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { RecordLink } from '../../kit/address/record-link';
import { StateBadge } from '../../kit/lifecycle/state-badge';
import { SectionHead } from '../../kit/layout/section-head';
import { CopyPageDialog } from './copy-page-dialog';
import { DeletePageDialog } from './delete-page-dialog';
import { FixedPages } from './fixed-pages';
import { pagesQuery } from './page-calls';
import { StampCell } from '../../kit/table/stamp-cell';
import { EditOnly, PublishOnly, useDraftsOnly } from '../../../shared/ui/read-only';
import styles from './page-list.module.css';

type Asking =
  | { about: 'copy'; page: PageSummary }
  | { about: 'delete'; pages: readonly PageSummary[]; done?: () => void }
  | undefined;

/** Every page that staff made, the last saved first. */
export function PageList() {
  const { data: pages } = useSuspenseQuery(pagesQuery);
  const [asking, setAsking] = useState<Asking>();
  const refresh = useRefresh();
  const isDraftsOnly = useDraftsOnly();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsWith(setAsking), []);
  const close = (): void => {
    setAsking(undefined);
  };
  return (
    <>
      <SectionHead title="All Pages" intro="The pages of this site.">
        <EditOnly>
          <Button kind="primary" onClick={() => void navigate('/backend/pages/new')}>
            New page
          </Button>
        </EditOnly>
      </SectionHead>
      <FixedPages />
      <h2 className={styles.own}>Your pages</h2>
      <DataTable
        caption="Pages"
        rows={pages}
        columns={columns}
        search="Search title, address or SEO texts"
        idOf={({ id }) => String(id)}
        bulk={
          isDraftsOnly
            ? undefined
            : {
                nameOf: ({ title }) => title,
                actions: (selected, done) => (
                  <Button
                    kind="danger"
                    onClick={() => {
                      setAsking({ about: 'delete', pages: selected, done });
                    }}
                  >
                    Delete selected
                  </Button>
                ),
              }
        }
        empty={
          <>
            No pages yet.{' '}
            <EditOnly>
              <Link to="/backend/pages/new" className="backend-link">
                Create the first one
              </Link>
            </EditOnly>
          </>
        }
      />
      {asking?.about === 'delete' && (
        <DeletePageDialog
          pages={asking.pages}
          onClose={close}
          onChanged={() => {
            asking.done?.();
            void refresh();
          }}
        />
      )}
      {asking?.about === 'copy' && (
        <CopyPageDialog
          page={asking.page}
          onClose={close}
          onCopied={() => {
            close();
            void refresh();
          }}
        />
      )}
    </>
  );
}

const columnsWith = (ask: (asking: Asking) => void): Column<PageSummary>[] => [
  {
    accessorKey: 'title',
    header: 'Title',
    cell: ({ row: { original } }) => (
      <>
        <RecordLink to={`/backend/pages/${original.id}`} className="backend-link">
          {original.title}
        </RecordLink>{' '}
        <StateBadge lifecycle={original.lifecycle} />
      </>
    ),
  },
  {
    accessorKey: 'linkAddress',
    header: 'Address',
    cell: ({ row: { original } }) => (
      <a href={`/${original.linkAddress}`} target="_blank" rel="noreferrer" className={styles.address}>
        /{original.linkAddress}
      </a>
    ),
  },
  { accessorKey: 'seoTitle', header: 'SEO title' },
  {
    accessorKey: 'updatedAt',
    header: 'Saved',
    cell: ({ row: { original } }) => <StampCell at={original.updatedAt} by={original.updatedBy} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <PublishOnly>
        <div className={styles.actions}>
          <Button
            kind="quiet"
            aria-label={`Copy ${original.title}`}
            onClick={() => {
              ask({ about: 'copy', page: original });
            }}
          >
            Copy
          </Button>
          <Button
            kind="quiet"
            aria-label={`Delete ${original.title}`}
            onClick={() => {
              ask({ about: 'delete', pages: [original] });
            }}
          >
            Delete
          </Button>
        </div>
      </PublishOnly>
    ),
  },
];
