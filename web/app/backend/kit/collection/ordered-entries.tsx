import type { OrderEndpoint } from '@manzil/contracts/http/collection-operations';
import type { ReactNode } from 'react';
import { BulkBar } from '../../../shared/ui/bulk-bar';
import { SortableList } from '../../../shared/ui/sortable-list';
import { useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';
import { useSelection } from '../../../shared/ui/use-selection';
import { StateBadge } from '../lifecycle/state-badge';
import type { Stamped } from './collection';
import type { EntryActions } from './collection-screen';
import { EntryButtons } from './entry-buttons';
import { ListTools } from './list-tools';
import { useListView } from './use-list-view';
import { useOrder } from './use-order';
import styles from './collections.module.css';

interface OrderedEntriesProps<Listed extends Stamped> {
  /** Accessible name of the list. */
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

/**
 * Entries in an order set by members. They cannot be moved while a search or filter hides some of them, or while they
 * are sorted.
 */
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
  const [ordered, reorder] = useOrder(order, entries);
  const { shown, isWhole, ...view } = useListView(ordered, { nameOf, wordsOf });
  const selection = useSelection(ordered, ({ id }) => String(id));
  const isReadOnly = useReadOnly();
  const isFixed = useDraftsOnly();
  if (entries.length === 0) return <p className={styles.empty}>{empty}</p>;

  const row = (entry: Listed): ReactNode => (
    <div className={styles.entry}>
      <div className={styles.choice}>
        {!isReadOnly && (
          <input
            type="checkbox"
            className={styles.check}
            aria-label={`Select ${nameOf(entry)}`}
            checked={selection.has(entry)}
            onChange={({ target }) => {
              selection.set([entry], target.checked);
            }}
          />
        )}
        <div className={styles.summary}>
          {summary(entry)}
          <StateBadge lifecycle={entry.lifecycle} />
        </div>
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
      <ListTools
        label={label}
        view={view}
        selection={
          isReadOnly
            ? undefined
            : {
                isAll: shown.length > 0 && shown.every(selection.has),
                set: (isOn) => {
                  selection.set(shown, isOn);
                },
              }
        }
      />
      {!isReadOnly && selection.selected.length > 0 && (
        <BulkBar count={selection.selected.length} onClear={selection.clear}>
          {actions.bulk.actions(selection.selected, selection.clear)}
        </BulkBar>
      )}
      {isWhole && !isFixed ? (
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
          {shown.map((entry) => (
            <li key={entry.id}>{row(entry)}</li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.soft}>
        {shown.length === 0 && view.nothing}
        {shown.length > 0 && !isWhole && !isFixed && !isReadOnly && view.fixed}
      </p>
    </div>
  );
}
