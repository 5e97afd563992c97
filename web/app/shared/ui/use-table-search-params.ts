import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readTable, writeTable, type TableView } from './table-search-params';

/**
 * Returns the state of a table, and a function that changes it. It is in the URL, where Back and a colleague
 * find it; typed text is seen at once, the URL follows. Another page is an entry of the history; letters are
 * not.
 */
export function useTableAddress(name: string): [TableView, (change: Partial<TableView>) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const way = useNavigationType();
  const [view, setView] = useState(() => readTable(params, name));
  const [seen, setSeen] = useState(location.key);
  if (location.key !== seen) {
    setSeen(location.key);
    // Replaced entries come from typing here: letters typed since must not be lost to them.
    if (way !== NavigationType.Replace) setView(readTable(params, name));
  }
  const change = (part: Partial<TableView>): void => {
    const next = { ...view, ...part };
    setView(next);
    setParams((now) => writeTable(now, name, next), {
      replace: part.search !== undefined || part.sort !== undefined,
      preventScrollReset: true,
      // The way back, which the link to this screen has left.
      state: location.state as unknown,
      // All rows are loaded already: nothing needs to be requested again.
      defaultShouldRevalidate: false,
    });
  };
  return [view, change];
}
