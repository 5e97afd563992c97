import { useEffect, useState } from 'react';
import type { listOtherListings } from '@manzil/contracts/http/listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { publicApi } from '../../lib/public-api';

/**
 * Other listings of the same kind, chosen for this visit, because the page is cached with the ones that came with it.
 * These stay when no others can be loaded.
 */
export function useOthers(id: number, cached: readonly ListingCard[]): readonly ListingCard[] {
  const [chosen, setChosen] = useState<{ id: number; items: ListingCard[] }>();

  useEffect(() => {
    const left = new AbortController();
    fetchOthers(id, left.signal).then(
      (items) => {
        if (items.length > 0) setChosen({ id, items });
      },
      () => undefined,
    );
    return () => {
      left.abort();
    };
  }, [id]);

  return chosen?.id === id ? chosen.items : cached;
}

async function fetchOthers(id: number, signal: AbortSignal): Promise<ListingCard[]> {
  const input = { params: { id } };
  return (await publicApi<typeof listOtherListings>('GET', '/api/properties/:id/others', input, signal))
    .items;
}
