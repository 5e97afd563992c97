import type { ReactNode } from 'react';
import {
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  columnFilteringFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnDefTemplate,
} from '@tanstack/react-table';
import { BulkBar } from './bulk-bar';
import { CardTools } from './card-tools';
import { TablePages } from './table-pages';
import { useNarrow } from './use-narrow';
import { useSelection } from './use-selection';
import { useTableAddress } from './use-table-search-params';
import { useReadOnly } from './read-only';
import styles from './data-table.module.css';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: {
    alphanumeric: sortFn_alphanumeric,
    basic: sortFn_basic,
    datetime: sortFn_datetime,
    text: sortFn_text,
  },
});

export type Column<Row extends object> = ColumnDef<typeof features, Row>;

/** Row selection with bulk actions: `nameOf` returns the label of a row, `done` clears the selection. */
export interface Bulk<Row extends object> {
  nameOf: (row: Row) => string;
  actions: (selected: readonly Row[], done: () => void) => ReactNode;
}

interface DataTableProps<Row extends object> {
  /** Prefixes the table's query parameters where a screen has several tables. */
  name?: string;
  /** Read out as the name of the table. */
  caption: string;
  rows: readonly Row[];
  columns: Column<Row>[];
  /** Placeholder of the search box; without one there is no search. */
  search?: string;
  /** Shown when there are no rows at all. */
  empty: ReactNode;
  /** Identifies a row while others come and go. */
  idOf: (row: Row) => string;
  pageSize?: number;
  bulk?: Bulk<Row> | undefined;
}

/**
 * Sorted, searched and paged in the browser: for lists that staff maintain, of up to some thousand rows. Table state is
 * stored in the URL.
 */
export function DataTable<Row extends object>({
  name = '',
  caption,
  rows,
  columns,
  search,
  empty,
  idOf,
  pageSize = 25,
  bulk: offeredBulk,
}: DataTableProps<Row>) {
  // No bulk actions for rows that cannot be changed.
  const bulk = useReadOnly() ? undefined : offeredBulk;
  const [{ search: query, sort, page }, look] = useTableAddress(name);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: idOf,
    globalFilterFn: 'includesString',
    state: { globalFilter: query, sorting: sort },
    onSortingChange: (next) => {
      look({ sort: typeof next === 'function' ? next(sort) : next, page: 1 });
    },
  });
  const selection = useSelection(rows, idOf);
  const isNarrow = useNarrow();
  const found = table.getRowModel().rows;
  // The URL may name a page that no longer exists; then the last page is shown.
  const at = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  const onPage = found.slice((at - 1) * pageSize, at * pageSize);
  const shown = onPage.map(({ original }) => original);
  const isAll = shown.length > 0 && shown.every(selection.has);
  const selectAll = (isOn: boolean): void => {
    selection.set(shown, isOn);
  };
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.frame}>
      {search !== undefined && (
        <input
          type="search"
          className={styles.search}
          placeholder={search}
          aria-label={search}
          value={query}
          onChange={(event) => {
            look({ search: event.target.value, page: 1 });
          }}
        />
      )}
      {bulk !== undefined && selection.selected.length > 0 && (
        <BulkBar count={selection.selected.length} onClear={selection.clear}>
          {bulk.actions(selection.selected, selection.clear)}
        </BulkBar>
      )}
      {isNarrow && (
        <CardTools
          columns={table
            .getAllColumns()
            .filter((column) => column.getCanSort())
            .map(({ id, columnDef }) => ({ id, title: titleOf(columnDef.header) }))}
          sort={sort}
          onSort={(next) => {
            look({ sort: next, page: 1 });
          }}
          selection={bulk && { isAll, set: selectAll }}
        />
      )}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
        <table className={`${styles.table ?? ''} ${styles.cards ?? ''}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {bulk !== undefined && (
                  <th scope="col" className={styles.select}>
                    <input
                      type="checkbox"
                      aria-label="Select all that are shown"
                      checked={isAll}
                      onChange={(event) => {
                        selectAll(event.target.checked);
                      }}
                    />
                  </th>
                )}
                {group.headers.map((header) => {
                  const sorted = header.column.getIsSorted();
                  return (
                    <th
                      key={header.id}
                      scope="col"
                      aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
                    >
                      {header.column.getCanSort() ? (
                        <button type="button" onClick={header.column.getToggleSortingHandler()}>
                          {drawn(header.column.columnDef.header, header.getContext())}
                          <span aria-hidden="true">
                            {sorted === 'asc' ? '▲' : sorted === 'desc' ? '▼' : '↕'}
                          </span>
                        </button>
                      ) : (
                        drawn(header.column.columnDef.header, header.getContext())
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody>
            {onPage.map((row) => (
              <tr key={row.id}>
                {bulk !== undefined && (
                  <td className={styles.select}>
                    <input
                      type="checkbox"
                      aria-label={`Select ${bulk.nameOf(row.original)}`}
                      checked={selection.has(row.original)}
                      onChange={(event) => {
                        selection.set([row.original], event.target.checked);
                      }}
                    />
                  </td>
                )}
                {row.getAllCells().map((cell, place) => (
                  <td key={cell.id} data-label={place === 0 ? undefined : labelOf(cell.column.columnDef)}>
                    {drawn(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <p className={styles.empty}>Nothing here matches “{query}”.</p>}
      <TablePages
        caption={caption}
        page={at}
        pageSize={pageSize}
        total={found.length}
        onPage={(next) => {
          look({ page: next });
        }}
      />
    </div>
  );
}

const titleOf = (header: unknown): string => (typeof header === 'string' ? header : '');

/** Returns the label of a cell on a card; the first cell is the title, and buttons have their own labels. */
const labelOf = ({ header, enableSorting }: LabelledColumn): string | undefined =>
  enableSorting === false ? undefined : titleOf(header);

interface LabelledColumn {
  header?: unknown;
  enableSorting?: boolean;
}

/**
 * Renders a column's content. It is called and not rendered as a component: when a screen recreates its columns they
 * would be new components, and React would replace the cells together with the focus in them.
 */
const drawn = <Context extends object>(
  content: ColumnDefTemplate<Context> | undefined,
  context: Context,
): ReactNode => (typeof content === 'function' ? (content(context) as ReactNode) : content);
