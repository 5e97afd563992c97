import { useLocation, useNavigate, useNavigation } from 'react-router';

export interface Filters {
  /** Value of one filter in the URL; empty if absent. */
  valueOf: (name: string) => string;
  /** Sets one filter and goes back to the first page. */
  set: (name: string, value: string) => void;
}

/**
 * Filters in the URL, so that a list can be sent to a colleague and Back restores it. Reads the pending URL while a
 * list is loading, so that two filters set one after the other are both applied.
 */
export function useFilters(): Filters {
  const location = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const { search } = coming?.pathname === location.pathname ? coming : location;
  const params = new URLSearchParams(search);
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  };
  return { valueOf: (name) => params.get(name) ?? '', set };
}
