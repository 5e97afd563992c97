import type { countSearchVariants } from '@manzil/contracts/http/listings';
import { useEffect, useState } from 'react';
import { publicApi } from '../../../lib/public-api';
import { searchVariant } from '../../../../shared/lib/search-variant';
import { valuesOf, type ListFilters } from '../../../../shared/lib/url-filters';
import type { Results } from '../load-results.server';
import type { NearOptions } from './near-options.server';

type List = Pick<Results, 'adType' | 'stated'>;

interface NearCounts {
  /** Homes of the list with one more place that they must be near, by place. */
  places: Readonly<Record<string, number>>;
  /** Homes of the list within these minutes of the chosen places. */
  minutes: Readonly<Record<string, number>>;
}

const NOT_COUNTED: NearCounts = { places: {}, minutes: {} };

/** Counts the choices when `isOpen`, because few visitors open the filter; without a reply they have no counts. */
export function useNearCounts(
  { adType, stated }: List,
  { places, minutes }: NearOptions,
  isOpen: boolean,
): NearCounts {
  const chosen = valuesOf(stated.near);
  const placeValues = places.map(({ value }) => value);
  const minuteValues = chosen.length === 0 ? [] : minutes.map(({ value }) => value);
  const variants: ListFilters[] = [
    ...placeValues.map((value) => ({ ...stated, near: [...new Set([...chosen, value])] })),
    ...minuteValues.map((value) => ({ ...stated, nearMinutes: Number(value) })),
  ];
  const request = JSON.stringify({ variants: variants.map((each) => searchVariant(adType, each)) });
  const [counted, setCounted] = useState({ request: '', totals: [] as number[] });
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    publicApi<typeof countSearchVariants>('GET', '/api/search-variants', { query: { request } }, abort.signal)
      .then((counts) => {
        setCounted({ request, totals: counts.variants.map(({ total }) => total) });
      })
      .catch(() => undefined);
    return () => {
      abort.abort();
    };
  }, [request, isOpen]);
  if (counted.request !== request) return NOT_COUNTED;
  const byValue = (values: readonly string[], from: number) =>
    Object.fromEntries(values.map((value, index) => [value, counted.totals[from + index] ?? 0]));
  return { places: byValue(placeValues, 0), minutes: byValue(minuteValues, placeValues.length) };
}
