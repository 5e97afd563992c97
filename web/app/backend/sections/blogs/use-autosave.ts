import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 2_500;
/** Minimum interval of saves: each is a message, an audit record and a version. */
const BETWEEN_MS = 12_000;
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

interface AutosaveOptions {
  /** True when there is unsaved input that may be saved. */
  wanted: boolean;
  /** Changes with each keystroke; the save is debounced. */
  values: unknown;
  /** Consecutive saves without a response. */
  failures: number;
  save: () => void;
}

/**
 * Saves when typing pauses, retries while there is no response, and saves at once when the network is available again.
 */
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
