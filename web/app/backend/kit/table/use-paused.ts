import { useEffect, useState } from 'react';

/** Debounces `value`: it changes once typing pauses for `afterMs`. */
export function usePaused(value: string, afterMs: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(value);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, afterMs]);
  return paused;
}
