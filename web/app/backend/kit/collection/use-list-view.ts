import { readSort, writeSort } from '../../../shared/ui/table-search-params';
import { useTableAddress } from '../../../shared/ui/use-table-search-params';
import { useFilters } from '../address/use-filters';
import { isInState } from '../lifecycle/state-filter';
import type { Stamped } from './collection';

interface Words<Listed> {
  nameOf: (entry: Listed) => string;
  /** Returns the searchable text. */
  wordsOf: (entry: Listed) => string;
}

export interface ListView {
  query: string;
  search: (query: string) => void;
  /** From the URL; empty for the order of the site. */
  sort: string;
  sortBy: (sort: string) => void;
}

/**
 * Searches, filters and sorts a list by the URL. `isWhole` is true while all entries are shown in the order of the
 * site.
 */
export function useListView<Listed extends Stamped>(
  entries: readonly Listed[],
  { nameOf, wordsOf }: Words<Listed>,
) {
  const [{ search: query, sort }, look] = useTableAddress('');
  const state = useFilters().valueOf('state');
  const [by] = sort;
  const sought = query.trim().toLowerCase();
  const found = entries.filter(
    (entry) => wordsOf(entry).toLowerCase().includes(sought) && isInState(entry.lifecycle, state),
  );
  const compare = (one: Listed, other: Listed): number =>
    by?.id === 'name'
      ? nameOf(one).localeCompare(nameOf(other), 'en')
      : one.updatedAt.localeCompare(other.updatedAt);
  const shown =
    by === undefined ? found : [...found].sort((one, other) => compare(one, other) * (by.desc ? -1 : 1));
  return {
    shown,
    isWhole: by === undefined && sought === '' && found.length === entries.length,
    query,
    search: (typed: string): void => {
      look({ search: typed });
    },
    sort: writeSort(sort.slice(0, 1)),
    sortBy: (value: string): void => {
      look({ sort: readSort(value) });
    },
    nothing: query === '' ? 'Nothing here is in this state.' : `Nothing here matches “${query}”.`,
    fixed: 'To move entries, show all of them in the order of the site.',
  };
}
