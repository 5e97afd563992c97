import type { OrderEndpoint } from '@manzil/contracts/http/content-editing';
import { useState, type ReactNode } from 'react';
import { SortableList } from '../../ui/sortable-list';
import type { Stamped } from './collection';
import { EntryButtons } from './entry-buttons';
import type { EntryActions } from './collection-screen';
import { StateBadge } from '../lifecycle/state-badge';
import { useDraftsOnly } from '../../ui/read-only';
import { useOrder } from './use-order';
import styles from './collections.module.css';

interface OrderedEntriesProps<Listed extends Stamped> {
  /** Read out as the name of the list. */
  label: string;
  order: OrderEndpoint;
  entries: readonly Listed[];
  actions: EntryActions<Listed>;
  nameOf: (entry: Listed) => string;
  /** Returns the searchable text. */
  wordsOf: (entry: Listed) => string;
  summary: (entry: Listed) => ReactNode;
  empty: string;
}

/** Entries whose order is the members'. While a search hides some of them, the others cannot be moved. */
export function OrderedEntries<Listed extends Stamped>({
  label,
  order,
  entries,
  actions,
  nameOf,
  wordsOf,
  summary,
  empty,
}: OrderedEntriesProps<Listed>) {
  const [query, setQuery] = useState('');
  const [ordered, reorder] = useOrder(order, entries);
  const isFixed = useDraftsOnly();
  if (entries.length === 0) return <p className={styles.empty}>{empty}</p>;

  const sought = query.trim().toLowerCase();
  const found = ordered.filter((entry) => wordsOf(entry).toLowerCase().includes(sought));
  const row = (entry: Listed): ReactNode => (
    <div className={styles.entry}>
      <div className={styles.summary}>
        {summary(entry)}
        <StateBadge lifecycle={entry.lifecycle} />
      </div>
      <div className={styles.actions}>
        <EntryButtons
          name={nameOf(entry)}
          onOpen={() => {
            actions.edit(entry);
          }}
          onDelete={() => {
            actions.remove(entry);
          }}
        />
      </div>
    </div>
  );
  return (
    <div className={styles.list}>
      <input
        type="search"
        className={styles.search}
        placeholder="Search"
        aria-label={`Search ${label}`}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      {sought === '' && !isFixed ? (
        <SortableList
          label={label}
          items={ordered}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          render={row}
          onReorder={reorder}
        />
      ) : (
        <ul className={styles.found} aria-label={label}>
          {found.map((entry) => (
            <li key={entry.id}>{row(entry)}</li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.soft}>
        {found.length === 0 && `Nothing here matches “${query}”.`}
      </p>
    </div>
  );
}
