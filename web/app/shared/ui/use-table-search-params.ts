import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readTable, writeTable, type TableView } from './table-search-params';

/**
 * Returns the state of a table, and a function that changes it. The state is stored in the URL, so that Back restores
 * it and it can be shared; typed text is shown before the URL changes. A change of page adds a history entry; search
 * and sort replace it.
 */
export function useTableAddress(name: string): [TableView, (change: Partial<TableView>) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const way = useNavigationType();
  const [view, setView] = useState(() => readTable(params, name));
  const [seen, setSeen] = useState(location.key);
  if (location.key !== seen) {
    setSeen(location.key);
    // Replaced history entries come from typing here: text typed since must not be overwritten.
    if (way !== NavigationType.Replace) setView(readTable(params, name));
  }
  const change = (part: Partial<TableView>): void => {
    const next = { ...view, ...part };
    setView(next);
    setParams((now) => writeTable(now, name, next), {
      replace: part.search !== undefined || part.sort !== undefined,
      preventScrollReset: true,
      // Keeps the URL that the member came from.
      state: location.state as unknown,
      // All rows are loaded already: nothing needs to be requested again.
      defaultShouldRevalidate: false,
    });
  };
  return [view, change];
}
