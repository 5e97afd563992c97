import type { TableView } from './table-address';
import styles from './data-table.module.css';
import small from './small-select.module.css';

interface CardToolsProps {
  columns: readonly { id: string; title: string }[];
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
  /** Absent where rows are not selected. */
  selection: { isAll: boolean; set: (isOn: boolean) => void } | undefined;
}

/** Replaces the head of a table where its rows are cards. */
export function CardTools({ columns, sort: [first], onSort, selection }: CardToolsProps) {
  return (
    <div className={styles.tools}>
      {selection !== undefined && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={selection.isAll}
            onChange={(event) => {
              selection.set(event.target.checked);
            }}
          />
          Select all that are shown
        </label>
      )}
      <label className={styles.sort}>
        Sort by
        <select
          className={small.select}
          value={first === undefined ? '' : `${first.desc ? '-' : ''}${first.id}`}
          onChange={({ target: { value } }) => {
            onSort(value === '' ? [] : [{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }]);
          }}
        >
          <option value="">As it is</option>
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
