import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 2_500;
/** Between two saves: each of them is a message, an audit record and a version. */
const BETWEEN_MS = 12_000;
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

interface AutosaveOptions {
  /** Something typed is not stored and may be. */
  wanted: boolean;
  /** Changes with each keystroke; the save waits for a pause. */
  values: unknown;
  /** Consecutive saves without an answer. */
  failures: number;
  save: () => void;
}

/** Saves after a pause in the typing, and again and again while there is no answer; at once when the network is back. */
export function useAutosave({ wanted, values, failures, save }: AutosaveOptions): void {
  const [last, setLast] = useState(0);
  const run = useEffectEvent(() => {
    setLast(Date.now());
    save();
  });
  useEffect(() => {
    if (!wanted) return;
    const wait =
      failures === 0
        ? Math.max(PAUSE_MS, last + BETWEEN_MS - Date.now())
        : Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (failures - 1));
    const timer = setTimeout(run, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted, values, failures, last]);
  useEffect(() => {
    if (!wanted || failures === 0) return;
    const retry = (): void => {
      run();
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [wanted, failures]);
}
