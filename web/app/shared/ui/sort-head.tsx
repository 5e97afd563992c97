import { useNavigate, useSearchParams } from 'react-router';
import styles from './data-table.module.css';
import small from './small-select.module.css';

/** The title of a column; one with `sort` is sorted by that name, which the server knows. */
export interface SortedColumn {
  title: string;
  sort?: string;
}

/** Reads and changes the URL parameter `sort`; `usual` is the order without it. */
function useSort(usual: string): [sort: string, sortBy: (sort: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const sortBy = (sort: string): void => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (sort === usual) next.delete('sort');
    else next.set('sort', sort);
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  };
  return [params.get('sort') ?? usual, sortBy];
}

interface SortHeadProps {
  columns: readonly SortedColumn[];
  usual: string;
}

/** The head of a table that the server sorts: a second press on a column reverses its order. */
export function SortHead({ columns, usual }: SortHeadProps) {
  const [sort, sortBy] = useSort(usual);
  return columns.map(({ title, sort: name }) => {
    const way = sort === name ? 'ascending' : sort === `-${name ?? ''}` ? 'descending' : undefined;
    if (name === undefined)
      return (
        <th key={title} scope="col">
          {title}
        </th>
      );
    return (
      <th key={title} scope="col" aria-sort={way}>
        <button
          type="button"
          onClick={() => {
            sortBy(way === 'ascending' ? `-${name}` : name);
          }}
        >
          {title}
          <span aria-hidden="true">{way === 'ascending' ? '▲' : way === 'descending' ? '▼' : '↕'}</span>
        </button>
      </th>
    );
  });
}

/** Sorts where the rows are cards, which have no head. */
export function SortChoice({ columns, usual }: SortHeadProps) {
  const [sort, sortBy] = useSort(usual);
  return (
    <label className={styles.sort}>
      Sort by
      <select
        className={small.select}
        value={sort}
        onChange={({ target: { value } }) => {
          sortBy(value);
        }}
      >
        {columns.flatMap(({ title, sort: name }) =>
          name === undefined
            ? []
            : [
                <option key={name} value={name}>
                  {title}, ascending
                </option>,
                <option key={`-${name}`} value={`-${name}`}>
                  {title}, descending
                </option>,
              ],
        )}
      </select>
    </label>
  );
}
