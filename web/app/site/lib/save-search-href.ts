import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { toSearchParams, type ListFilters } from '../../shared/lib/url-filters';

/** Query string of a search, without parameters that only affect how the list is shown. */
export const searchOfList = ({ view: _view, layers: _layers, ...filters }: ListFilters): string =>
  toSearchParams({ ...filters, sort: 'newest', page: 1 }).toString();

/** The page that saves the search of a list. */
export function saveSearchHref(adType: AdType, filters: ListFilters): string {
  const search = searchOfList(filters);
  return `/save-search?for=${adType}${search === '' ? '' : `&${search}`}`;
}
