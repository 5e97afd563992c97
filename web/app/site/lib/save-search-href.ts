import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { toSearchParams, type ListFilters } from '../../shared/lib/url-filters';

/** The search of a list without how the list is shown, as a query string. */
export const searchOfList = ({ view: _view, layers: _layers, ...filters }: ListFilters): string =>
  toSearchParams({ ...filters, sort: 'newest', page: 1 }).toString();

/** The page that saves the search of a list. */
export function saveSearchHref(adType: AdType, filters: ListFilters): string {
  const search = searchOfList(filters);
  return `/save-search?for=${adType}${search === '' ? '' : `&${search}`}`;
}
