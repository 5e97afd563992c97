import { useEffect } from 'react';
import { recall, remember } from './local-memory';

/** Counts this device once: the flag is kept only when the server says that it has counted. */
export function useVisitCount(): void {
  useEffect(() => {
    if (recall('visit') !== null) return;
    const stop = new AbortController();
    void countVisit(stop.signal);
    return () => {
      stop.abort();
    };
  }, []);
}

async function countVisit(signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch('/traffic', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count: 1 }),
      signal,
    });
    if (answer.ok && Boolean(await answer.json())) remember('visit', 'true');
  } catch {
    // A visit that could not be counted is counted next time.
  }
}
