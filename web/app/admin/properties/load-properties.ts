import { searchResultSchema, type SearchResult } from '@manzil/contracts/listings/search';
import { callApi } from '../lib/call-api';

/** What of the address decides which listings are shown. */
const FILTERS = ['adType', 'q', 'type', 'page'] as const;

/** A page of the public listings; without `adType` those for sale. */
export function loadProperties(search: URLSearchParams): Promise<SearchResult> {
  const asked = new URLSearchParams({ adType: 'sale' });
  for (const name of FILTERS) {
    const value = search.get(name);
    if (value !== null && value !== '') asked.set(name, value);
  }
  return callApi(`/api/properties?${asked.toString()}`, searchResultSchema);
}
