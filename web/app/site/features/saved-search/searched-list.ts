import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { FormValues } from '../../lib/forms';
import { filtersOfList, type ListFilters } from '../../../shared/lib/url-filters';

/** The list whose search a form saves. */
export function searchedList({ for: list, search = '' }: FormValues): {
  adType: AdType;
  filters: ListFilters;
} {
  const adType = list === 'rent' ? 'rent' : 'sale';
  return { adType, filters: filtersOfList(adType, new URLSearchParams(search)) };
}
