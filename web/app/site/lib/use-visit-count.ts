import type { countVisit } from '@manzil/contracts/http/lead-forms';
import { useEffect } from 'react';
import { recall, remember } from '../../shared/lib/local-memory';
import { publicApi } from './public-api';

/** Counts this device once, unless it is no visit: the flag is only kept when the server confirms the count. */
export function useVisitCount(isVisit: boolean): void {
  useEffect(() => {
    if (!isVisit || recall('visit') !== null) return;
    const stop = new AbortController();
    void count(stop.signal);
    return () => {
      stop.abort();
    };
  }, [isVisit]);
}

async function count(signal: AbortSignal): Promise<void> {
  try {
    await publicApi<typeof countVisit>('POST', '/traffic', { body: { count: 1 } }, signal);
    remember('visit', 'true');
  } catch {
    // A visit that could not be counted is counted next time.
  }
}
