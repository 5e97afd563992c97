import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the entry that the address names in `entry`, or a new one for `new`; the address then goes on without it. */
export function useEntryInAddress(open: (entry: string) => void): void {
  const [params, setParams] = useSearchParams();
  const entry = params.get('entry');
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (entry === null) return;
    latest.current(entry);
    setParams(
      (now) => {
        now.delete('entry');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [entry, setParams]);
}
