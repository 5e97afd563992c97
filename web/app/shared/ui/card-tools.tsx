import { SelectAll } from './select-all';
import { readSort, writeSort, type TableView } from './table-search-params';
import styles from './data-table.module.css';
import small from './small-select.module.css';

interface CardToolsProps {
  columns: readonly { id: string; title: string }[];
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
  /** Undefined when rows cannot be selected. */
  selection: { isAll: boolean; set: (isOn: boolean) => void } | undefined;
}

/** Replaces the head of a table where its rows are cards. */
export function CardTools({ columns, sort, onSort, selection }: CardToolsProps) {
  return (
    <div className={styles.tools}>
      {selection !== undefined && (
        <SelectAll label="Select all that are shown" isAll={selection.isAll} onChange={selection.set} />
      )}
      <label className={styles.sort}>
        Sort by
        <select
          className={small.select}
          value={writeSort(sort.slice(0, 1))}
          onChange={({ target: { value } }) => {
            onSort(readSort(value));
          }}
        >
          <option value="">Default order</option>
          {columns.flatMap(({ id, title }) => [
            <option key={id} value={id}>
              {title}, ascending
            </option>,
            <option key={`-${id}`} value={`-${id}`}>
              {title}, descending
            </option>,
          ])}
        </select>
      </label>
    </div>
  );
}
