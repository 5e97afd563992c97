import type { Result } from '@manzil/contracts/http/endpoint';
import type { listBrokenLinks } from '@manzil/contracts/http/links';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { EditOnly } from '../../../shared/ui/read-only';
import { brokenLinksQuery } from './link-calls';
import { USE_LABELS } from '../../kit/links/link-use-texts';
import { TEXTS } from './link-texts';
import { UseList } from '../../kit/links/use-list';
import styles from './links.module.css';

const WORDS = TEXTS.broken;

type BrokenLink = Result<typeof listBrokenLinks>['broken'][number];
type OnRedirect = (path: string) => void;

/** Broken links, each with the places that contain them. */
export function BrokenLinks({ onRedirect }: { onRedirect: OnRedirect }) {
  const { data, error, isFetching, refetch } = useQuery(brokenLinksQuery);
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      {WORDS.again}
    </Button>
  );
  if (error !== null)
    return (
      <div role="alert" className="backend-form">
        <p>{messageOf(error)}</p>
        <div className="backend-actions">{again}</div>
      </div>
    );
  if (data === undefined) return <p role="status">{WORDS.checking}</p>;
  return (
    <>
      <div className={styles.bar}>
        <span role="status">{WORDS.checked(data.checked)}</span>
        {again}
      </div>
      {data.unknown.length > 0 && <p>{WORDS.unknown(data.unknown)}</p>}
      <DataTable
        caption={WORDS.caption}
        rows={data.broken}
        columns={columnsWith(onRedirect)}
        search={WORDS.search}
        empty={WORDS.none(data.checked)}
        idOf={({ path }) => path}
      />
    </>
  );
}

/** The searchable text of the places that have a link. */
const wordsOf = ({ uses }: BrokenLink): string =>
  uses.map(({ title, kind, texts }) => `${title} ${USE_LABELS[kind]} ${texts.join(' ')}`).join(' ');

const columnsWith = (onRedirect: OnRedirect): Column<BrokenLink>[] => [
  {
    accessorKey: 'path',
    header: WORDS.columns.path,
    cell: ({ row: { original } }) => (
      <div className={styles.path}>
        {original.path}
        <small>{WORDS.status(original.status)}</small>
      </div>
    ),
  },
  {
    id: 'uses',
    accessorFn: wordsOf,
    header: WORDS.columns.uses,
    cell: ({ row: { original } }) => <UseList uses={original.uses} />,
  },
  { id: 'count', accessorFn: ({ uses }) => uses.length, header: WORDS.columns.count },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <EditOnly>
        <Button
          aria-label={WORDS.redirectOf(original.path)}
          onClick={() => {
            onRedirect(original.path);
          }}
        >
          {WORDS.redirect}
        </Button>
      </EditOnly>
    ),
  },
];
