import { useState } from 'react';

export interface Selection<Row> {
  /** In the order of the rows; a removed row is no longer selected. */
  selected: readonly Row[];
  has: (row: Row) => boolean;
  set: (rows: readonly Row[], isOn: boolean) => void;
  clear: () => void;
}

/** Manages the selected rows of a list, through searches, sorts and pages. */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const has = (row: Row): boolean => ids.has(idOf(row));
  return {
    selected: rows.filter(has),
    has,
    set: (some, isOn) => {
      setIds((now) => {
        const next = new Set(now);
        for (const row of some) {
          if (isOn) next.add(idOf(row));
          else next.delete(idOf(row));
        }
        return next;
      });
    },
    clear: () => {
      setIds(new Set());
    },
  };
}
