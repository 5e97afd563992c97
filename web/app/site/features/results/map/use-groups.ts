import type { mapListings } from '@manzil/contracts/http/listings';
import type { ListingMap } from '@manzil/contracts/listings/map-area';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { useEffect, useState } from 'react';
import { writeBounds } from '../../../../shared/lib/map-area';
import { publicApi } from '../../../lib/public-api';
import { toApiSearch, type ListFilters } from '../../../../shared/lib/url-filters';
import { MOST_CELLS, type MapSight } from './map-sight';

/** A map that is being moved does not request every place that it passes. */
const PAUSE_MS = 120;

interface Groups {
  found: ListingMap | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The groups of homes in the visible part of the map; the previous ones stay until there are new ones. */
export function useGroups(adType: AdType, filters: ListFilters, sight: MapSight | undefined): Groups {
  const [found, setFound] = useState<ListingMap>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const search = JSON.stringify({ ...filters, sort: 'newest', page: 1 } satisfies ListFilters);
  const area = sight && writeBounds(sight.bounds);
  const across = sight?.across ?? MOST_CELLS;
  useEffect(() => {
    if (area === undefined) return;
    const stop = new AbortController();
    const wait = setTimeout(() => {
      readGroups(adType, JSON.parse(search) as ListFilters, { area, across }, stop.signal).then(
        (groups) => {
          setFound(groups);
          setHasFailed(false);
        },
        () => {
          if (!stop.signal.aborted) setHasFailed(true);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [adType, search, area, across, attempt]);
  return {
    found,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}

/**
 * `area` is bounds as the API writes them, which replace the bounds of the filters: the map shows their surroundings
 * too.
 */
export function readGroups(
  adType: AdType,
  filters: ListFilters,
  { area, across }: { area: string; across: number },
  signal: AbortSignal,
): Promise<ListingMap> {
  const query = { adType, ...toApiSearch({ ...filters, sort: 'newest', page: 1 }), bounds: area, across };
  return publicApi<typeof mapListings>('GET', '/api/listing-map', { query }, signal);
}
