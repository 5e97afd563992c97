import { useEffect, useState } from 'react';
import type { listOtherListings } from '@manzil/contracts/http/listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { publicApi } from '../../lib/public-api';

/**
 * Other listings of the same kind, requested for this visit, because the listings in the cached page are the same for
 * all visitors. The cached ones stay when the request fails.
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
