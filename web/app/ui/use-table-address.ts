import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readTable, writeTable, type TableView } from './table-address';

/**
 * Which rows of a table are looked at, and how that is changed. It is in the address, where Back and a colleague find
 * it; what is typed is seen at once, the address follows. Another page is an entry of the history; letters are not.
 */
export function useTableAddress(name: string): [TableView, (change: Partial<TableView>) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const way = useNavigationType();
  const [view, setView] = useState(() => readTable(params, name));
  const [seen, setSeen] = useState(location.key);
  if (location.key !== seen) {
    setSeen(location.key);
    // What replaces is what was typed here: letters typed since must not be lost to it.
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
      // The rows are all here: nothing is to be asked for again.
      defaultShouldRevalidate: false,
    });
  };
  return [view, change];
}
