import { useEffect, useState } from 'react';

/** What is typed, once the typing pauses for so many milliseconds. */
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
