import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface Filters {
  /** Value of one filter in the address; empty when it says nothing. */
  valueOf: (name: string) => string;
  /** Sets one filter and goes back to the first page. */
  set: (name: string, value: string) => void;
}

/** Filters that live in the address, so that a list can be sent to a colleague and Back restores it. */
export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: string, value: string) => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return { valueOf: (name) => params.get(name) ?? '', set };
}
