import { recordPath } from '@manzil/contracts/content/record-path';
import type { BinItem } from '@manzil/contracts/http/bin';
import { StampCell } from '../../kit/table/stamp-cell';
import { Button } from '../../../shared/ui/button';
import type { Column } from '../../../shared/ui/data-table';
import { KIND_LABELS, TEXTS } from './bin-texts';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './recycle-bin.module.css';
import { memberName } from '../../kit/labels/member-name';

interface Acts {
  restoring: BinItem | undefined;
  onRestore: (entry: BinItem) => void;
  onPurge: (entry: BinItem) => void;
}

export const pathOf = ({ kind, slug }: BinItem): string =>
  kind === 'file' || slug === null ? '' : (recordPath(kind, slug) ?? '');

export const binColumns = ({ restoring, onRestore, onPurge }: Acts): Column<BinItem>[] => [
  {
    id: 'title',
    // The text to search; the title comes first, since it is the sort key.
    accessorFn: (entry) =>
      `${entry.title} ${KIND_LABELS[entry.kind]} ${pathOf(entry)} ${memberName(entry.deletedBy)}`,
    header: TEXTS.columns.title,
    cell: ({ row: { original } }) => (
      <div className={styles.what}>
        <strong>{original.title}</strong>
        <small>
          {KIND_LABELS[original.kind]} {pathOf(original)}
        </small>
      </div>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    cell: ({ row: { original } }) => {
      const words = TEXTS.restore(original.kind);
      return (
        <EditOnly>
          <div className={styles.actions}>
            <Button
              busy={restoring?.kind === original.kind && restoring.id === original.id}
              aria-label={`${words}: ${original.title}`}
              onClick={() => {
                onRestore(original);
              }}
            >
              {words}
            </Button>
            <Button
              kind="quiet"
              aria-label={TEXTS.purgeOf(original.title)}
              onClick={() => {
                onPurge(original);
              }}
            >
              {TEXTS.purge}
            </Button>
          </div>
        </EditOnly>
      );
    },
  },
  {
    accessorKey: 'deletedAt',
    header: TEXTS.columns.deleted,
    cell: ({ row: { original } }) => (
      <StampCell at={original.deletedAt} by={memberName(original.deletedBy) || TEXTS.nobody} />
    ),
  },
  {
    accessorKey: 'purgeAt',
    header: TEXTS.columns.kept,
    cell: ({ row: { original } }) => <StampCell at={original.purgeAt} />,
  },
];
