import type { BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import { EntryButtons } from '../../kit/collection/entry-buttons';
import { CollectionScreen, type EntryActions } from '../../kit/collection/collection-screen';
import { stateWords } from '../../kit/lifecycle/lifecycle-labels';
import { isInState } from '../../kit/lifecycle/state-filter';
import { StateFilterField } from '../../kit/lifecycle/state-filter-field';
import { useFilters } from '../../kit/address/use-filters';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { blogPosts } from './blog-posts';
import styles from '../../kit/collection/collections.module.css';

const STATES = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

const stateOf = ({ state, lifecycle }: BlogPostListEntry): string =>
  lifecycle === undefined ? STATES[state] : stateWords(lifecycle);

const columnsFor = ({ edit, remove }: EntryActions<BlogPostListEntry>): Column<BlogPostListEntry>[] => [
  {
    id: 'title',
    // Searchable text, also the sort key.
    accessorFn: ({ title, slug }) => `${title} ${slug}`,
    header: 'Title',
    cell: ({ row: { original } }) => (
      <>
        <strong>{original.title}</strong>
        <p className={styles.soft}>/blog/{original.slug}</p>
      </>
    ),
  },
  { id: 'state', accessorFn: stateOf, header: 'State' },
  {
    accessorKey: 'publishAt',
    header: 'Date',
    cell: ({ row }) =>
      row.original.publishAt !== null && (
        <span className={styles.dateTime}>{formatDateTime(row.original.publishAt)}</span>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <div className="backend-actions">
        <EntryButtons
          name={original.title}
          onOpen={() => {
            edit(original);
          }}
          onDelete={() => {
            remove(original);
          }}
        />
      </div>
    ),
  },
];

export function BlogsScreen() {
  const state = useFilters().valueOf('state');
  return (
    <CollectionScreen
      collection={blogPosts}
      list={(entries, actions) => (
        <>
          {entries.length > 0 && (
            <div className={styles.state}>
              <StateFilterField />
            </div>
          )}
          <DataTable
            key={state}
            caption="Posts"
            rows={entries.filter(({ lifecycle }) => isInState(lifecycle, state))}
            columns={columnsFor(actions)}
            search="Search the posts"
            empty={
              entries.length > 0
                ? 'No post is in this state.'
                : 'There are no posts yet. Add the first one. Only staff can see a draft.'
            }
            idOf={({ id }) => String(id)}
            bulk={actions.bulk}
          />
        </>
      )}
    />
  );
}
