import { useEffect, useState } from 'react';
import type { pickListings } from '@manzil/contracts/http/listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { publicApi } from './public-api';

export interface ListingCards {
  state: 'loading' | 'ready' | 'failed';
  /** The requested listings that are on the market, by id. */
  byId: ReadonlyMap<number, ListingCard>;
  retry: () => void;
}

const NONE: ReadonlyMap<number, ListingCard> = new Map();

/** The current listings of `ids`. A listing that is loaded already is not requested again. */
export function useListingCards(ids: readonly number[]): ListingCards {
  const [byId, setById] = useState(NONE);
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = ids.filter((id) => !asked.has(id)).join(',');

  useEffect(() => {
    if (missing === '') return;
    const stop = new AbortController();
    fetchCards(missing, stop.signal).then(
      (items) => {
        setById((known) => new Map([...known, ...items.map((item) => [item.id, item] as const)]));
        setAsked((known) => new Set([...known, ...missing.split(',').map(Number)]));
        setFailed(false);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => {
      stop.abort();
    };
  }, [missing, attempt]);

  return {
    state: missing === '' ? 'ready' : failed ? 'failed' : 'loading',
    byId,
    retry: () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}

async function fetchCards(ids: string, signal: AbortSignal): Promise<ListingCard[]> {
  const input = { query: { ids } };
  return (await publicApi<typeof pickListings>('GET', '/api/listing-cards', input, signal)).items;
}
